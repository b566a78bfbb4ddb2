import type { ReactNode } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useHideSuccessToast } from '../toasts.ts'

type Props = {
  /** What has happened, or failed. */
  title: ReactNode
  /** Why it failed; `lang` where it is the server's message. */
  error?: { text: string; lang?: string | undefined } | undefined
  /** Called by its button, too. */
  onClose: () => void
  /** Of its button; `Go back` by default. */
  label?: string
  /** What the button does in place of `onClose`. */
  onPress?: () => void
  /** More about it. */
  children?: ReactNode
}

/** Says something that has to be read, with one button that closes it. */
export function MessageDialog({ title, error, onClose, label, onPress = onClose, children }: Props) {
  const { back } = useTexts(commonTexts)
  useHideSuccessToast(error !== undefined)
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onPress}>{label ?? back}</Button>}>
      {error && <p lang={error.lang}>{error.text}</p>}
      {children}
    </Dialog>
  )
}
