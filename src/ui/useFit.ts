import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useRef } from 'react'
import type { Change, Fit } from '../lib/fitText.ts'
import type { Refusal, Refuse } from './fieldContext.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

type Options = {
  /** As displayed. */
  value: string
  /** What stands after a change, or why it is refused; null ignores it. */
  fit: (change: Change) => Fit | Refusal | null
  /** Called with the text, and during a composition (Hangul) with the unfinished one. */
  onText: (text: string) => void
  onRefuse: Refuse
}

/**
 * Props of a controlled control whose text must fit. A paste that is refused leaves the selection; a composition is one change,
 * and not disturbed before its end.
 */
export function useFit({ value, fit, onText, onRefuse }: Options) {
  const composedOver = useRef<string>(null)

  const take = (control: Control, before: string) => {
    const after = control.value
    const caret = control.selectionStart ?? after.length
    const { fitted, problem } = decide(fit({ before, after, caret }))
    onRefuse(problem)
    const { text, caret: at } = fitted ?? { text: before, caret: before.length - after.slice(caret).length }
    // React leaves a control alone that shows its next value already, and with it the caret.
    if (after !== text) control.value = text
    if (document.activeElement === control) control.setSelectionRange(at, at)
    if (text !== value) onText(text)
  }
  return {
    value,
    onChange: ({ target }: ChangeEvent<Control>) => {
      if (composedOver.current === null) take(target, value)
      else onText(target.value)
    },
    onPaste: (event: ClipboardEvent<Control>) => {
      const { value: before, selectionStart, selectionEnd } = event.currentTarget
      const head = before.slice(0, selectionStart ?? 0) + event.clipboardData.getData('text/plain')
      const after = head + before.slice(selectionEnd ?? before.length)
      const { fitted, problem } = decide(fit({ before, after, caret: head.length, isPaste: true }))
      if (fitted) return
      event.preventDefault()
      onRefuse(problem)
    },
    onCompositionStart: () => {
      composedOver.current = value
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => {
      const before = composedOver.current ?? value
      composedOver.current = null
      take(currentTarget, before)
    },
  }
}

const decide = (result: Fit | Refusal | null): { fitted: Fit | null; problem: Refusal | null } =>
  result === null || 'text' in result ? { fitted: result, problem: null } : { fitted: null, problem: result }
