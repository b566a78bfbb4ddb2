import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { StateBlock } from './StateBlock.tsx'

type Props = {
  /** The page's title, if the whole page failed. */
  title?: ReactNode
  message: ReactNode
  /** The language of the message, if it is not the page's: the server replies in Korean. */
  lang?: string | undefined
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
}

/** An illustration and an error message in place of the failed block; the rest of the page stays. */
export function ErrorState({ title, message, lang, retryLabel, onRetry }: Props) {
  const isPage = title !== undefined
  return (
    <StateBlock
      {...(isPage ? { title, text: message } : { title: message })}
      lang={lang}
      isPage={isPage}
      role="alert"
      drawing={
        <path d="M71.25 40V.75H.75V52l13-9 10 10 12-12 11 9 10-11zM.75 66v29.25h70.5V54l-14.5-1-10 11-11-9-12 12-10-10z" />
      }
    >
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </StateBlock>
  )
}
