import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react'
import { fitText } from '../lib/fitText.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Props for a control that accepts at most `limit` UTF-16 code units. A syllable may exceed it during composition (MEMO-02). */
export function useLimited<C extends Control>(value: string, limit: number, onText: (text: string) => void) {
  const composedOver = useRef<string>(null)
  const cut = useRef<{ control: C; caret: number }>(null)

  // React moves the caret to the end of a value that differs from the typed one.
  useLayoutEffect(() => {
    cut.current?.control.setSelectionRange(cut.current.caret, cut.current.caret)
    cut.current = null
  })

  const take = (control: C) => {
    const fit = fitText(composedOver.current ?? value, control.value, limit)
    if (fit.text !== control.value) cut.current = { control, caret: fit.caret }
    onText(fit.text)
  }
  return {
    value,
    onChange: ({ target }: ChangeEvent<C>) => (composedOver.current === null ? take(target) : onText(target.value)),
    onCompositionStart: () => {
      composedOver.current = value
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<C>) => {
      take(currentTarget)
      composedOver.current = null
    },
  }
}
