import type { ReactNode } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../controls/Button.tsx'
import { useHideSuccessToast } from '../toasts.ts'
import { StateBlock } from './StateBlock.tsx'

type Props = {
  /** The page's title, if the whole page failed. */
  title?: ReactNode
  /** What happened, then what to do. */
  message: ReactNode
  /** The language of the message, if it is not the page's: the server replies in Korean. */
  lang?: string | undefined
  /** Called by the button that tries again; without it there is none. */
  onRetry?: (() => void) | undefined
}

/** An illustration and an error message in place of the failed block; the rest of the page stays. */
export function ErrorState({ title, message, lang, onRetry }: Props) {
  const { retry } = useTexts(commonTexts)
  useHideSuccessToast()
  const isPage = title !== undefined
  return (
    <StateBlock
      {...(isPage ? { title, text: message } : { title: message })}
      lang={lang}
      heading={isPage ? 'h1' : undefined}
      role="alert"
      drawing={<path d="M.5.5h71v38l-9 6-8-7-11 12-12-9-11 11-9-8L.5 51zM71.5 47v48.5H.5V60l11-6 9 8 11-11 12 9 11-12 8 7z" />}
    >
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </StateBlock>
  )
}
