import type { ChangeEvent, CompositionEvent } from 'react'
import { caretAfter, nationalDigits } from '../../lib/phone.ts'
import { cutText } from '../../lib/truncate.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What a field takes: `max` UTF-16 units of a text in NFC, or `max` digits. */
export type Limit = {
  readonly max: number
  /** Digits alone; of a phone number without Korea's country code. */
  readonly digits?: 'any' | 'phone' | undefined
  /** May only insert other characters between digits, e.g. hyphens. */
  readonly format?: ((digits: string) => string) | undefined
}

type Options = Limit & {
  /** As displayed. */
  readonly value: string
  /** Called with the text, and during a composition (Hangul) with the unfinished one. */
  readonly onText: (text: string) => void
}

/**
 * Props of a controlled control that takes no more than fits: what was typed or pasted is cut, never the text around it, and never
 * inside a character (MEMO-02, OPEN-23). A composition is not disturbed before its end.
 */
export function useLimited({ value, onText, ...limit }: Options) {
  const take = (control: Control, inputType: string) => {
    const { value: typed, selectionStart } = control
    const caret = selectionStart ?? typed.length
    const fit = limit.digits ? fitDigits : fitText
    const { text, caret: after } = fit(typed.slice(0, caret), typed.slice(caret), limit, inputType.startsWith('delete'))
    // A hyphen comes back, and is passed in the direction of the deletion.
    const isBeforeHyphen = limit.digits !== undefined && /\D/.test(text.charAt(after))
    const at = inputType === 'deleteContentForward' && isBeforeHyphen ? after + 1 : after
    // React leaves a control alone that shows its next value already, and with it the caret.
    if (typed !== text) control.value = text
    if (document.activeElement === control) control.setSelectionRange(at, at)
    if (text !== value) onText(text)
  }
  return {
    value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Control>) => {
      const { isComposing = false, inputType = '' }: Partial<InputEvent> = nativeEvent
      if (isComposing) onText(target.value)
      else take(target, inputType)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => take(currentTarget, ''),
  }
}

type Fit = (head: string, tail: string, limit: Limit, isDeletion: boolean) => { text: string; caret: number }

/** `head` ends with what was inserted, at the caret. */
const fitText: Fit = (head, tail, { max }) => {
  const rest = tail.normalize('NFC')
  const start = cutText(head.normalize('NFC'), Math.max(max - rest.length, 0))
  const text = cutText((start + rest).normalize('NFC'), max)
  return { text, caret: Math.min(start.length, text.length) }
}

/** The caret stays after the same digit (ACCT-04). */
const fitDigits: Fit = (head, tail, { max, digits: kind, format = String }, isDeletion) => {
  const rest = digitsOf(tail)
  // A number loses its country code by what is inserted, not by what is deleted.
  const isPhone = kind === 'phone' && !isDeletion
  const typed = isPhone ? nationalDigits(head + rest).slice(0, -rest.length || undefined) : digitsOf(head)
  const start = typed.slice(0, Math.max(max - rest.length, 0))
  const text = format((start + rest).slice(0, max))
  return { text, caret: caretAfter(text, start.length) }
}

const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '')
