import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react'
import { fitText } from '../lib/fitText.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What a control needs that takes no more than `limit` UTF-16 units. A composed syllable may pass it while it grows (MEMO-02). */
export function useLimited<C extends Control>(value: string, limit: number, onText: (text: string) => void) {
  const ref = useRef<C>(null)
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
  return {
    ref,
    value,
    onChange: ({ target }: ChangeEvent<C>) => (composedOver.current === null ? take(target.value) : onText(target.value)),
    onCompositionStart: () => {
      composedOver.current = value
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<C>) => {
      take(currentTarget.value)
      composedOver.current = null
    },
  }
}
