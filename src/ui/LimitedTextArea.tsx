import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { fitText } from '../lib/fitText.ts'
import { TextArea } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'maxLength'> & {
  value: string
  /** In UTF-16 units, as the server counts. */
  limit: number
  onText: (text: string) => void
}

/** Takes no more than fits. A composed syllable may pass the limit while it grows; it is cut when it is finished (MEMO-02). */
export function LimitedTextArea({ value, limit, onText, ...props }: Props) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const composedOver = useRef<string>(null)
  const caret = useRef<number>(null)

  // React puts the caret at the end of a value that is not the one typed.
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const take = (typed: string) => {
    const fit = fitText(composedOver.current ?? value, typed, limit)
    if (fit.text !== typed) caret.current = fit.caret
    onText(fit.text)
  }
  return (
    <TextArea
      {...props}
      ref={ref}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
        composedOver.current === null ? take(target.value) : onText(target.value)
      }
      onCompositionStart={() => {
        composedOver.current = value
      }}
      onCompositionEnd={({ currentTarget }) => {
        take(currentTarget.value)
        composedOver.current = null
      }}
    />
  )
}
