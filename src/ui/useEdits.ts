import { type ChangeEvent, type CompositionEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type Edit, editOf, type Selected } from '../lib/edit.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The text after an edit, and its caret; null where the edit is refused. */
export type Edited = { readonly text: string; readonly caret: number } | null

type Handlers<C> = {
  ref: Ref<C | null> | undefined
  /** As displayed. */
  value: string
  /** Decides what stands after an edit. */
  apply: (edit: Edit) => Edited
  /** Called with what stands, if it is not `value`. */
  onText: (text: string) => void
  /** Called with the unfinished text of a composition (Hangul), and null at its end. */
  onComposing: (text: string | null) => void
}

/**
 * Props of a controlled control whose edits are known from the selection before them (OPEN-24). A composition is one edit, and
 * is not disturbed before its end (MEMO-02).
 */
export function useEdits<C extends Control>({ ref, value, apply, onText, onComposing }: Handlers<C>) {
  const control = useRef<C>(null)
  const selected = useRef<Selected>(null)
  const composedOver = useRef<Selected>(null)
  const restored = useRef<Pick<Selected, 'start' | 'end'>>(null)
  // Forces a render after an edit that changes nothing: React would leave the caret at the end.
  const [, render] = useState(0)
  useImperativeHandle<C | null, C | null>(ref, () => control.current)

  // React's onBeforeInput is not the browser's event. Not after the paint, when a first edit may have been made.
  useLayoutEffect(() => {
    const input = control.current
    const noteSelection = () => {
      if (input) selected.current = selectedIn(input)
    }
    input?.addEventListener('beforeinput', noteSelection)
    return () => input?.removeEventListener('beforeinput', noteSelection)
  }, [])

  useLayoutEffect(() => {
    const [input, wanted] = [control.current, restored.current]
    restored.current = null
    if (!input || !wanted || document.activeElement !== input) return
    if (input.selectionStart !== wanted.start || input.selectionEnd !== wanted.end)
      input.setSelectionRange(wanted.start, wanted.end)
  })

  const take = (target: C, before: Selected | null) => {
    const unknown = { text: value, start: value.length, end: value.length }
    const edit = editOf(before ?? unknown, target.value, target.selectionStart ?? target.value.length)
    const edited = apply(edit)
    const text = edited ? edited.text : edit.text
    restored.current = edited ? { start: edited.caret, end: edited.caret } : (before ?? { start: edit.end, end: edit.end })
    if (text === value) render((count) => count + 1)
    else onText(text)
  }
  return {
    ref: control,
    value,
    onChange: ({ target }: ChangeEvent<C>) => {
      const before = selected.current
      selected.current = null
      if (composedOver.current) onComposing(target.value)
      else take(target, before)
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<C>) => {
      composedOver.current = selectedIn(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<C>) => {
      const before = composedOver.current
      composedOver.current = null
      selected.current = null
      take(currentTarget, before)
      onComposing(null)
    },
  }
}

const selectedIn = ({ value, selectionStart, selectionEnd }: Control): Selected => ({
  text: value,
  start: selectionStart ?? 0,
  end: selectionEnd ?? value.length,
})
