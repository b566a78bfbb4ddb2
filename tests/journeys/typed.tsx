import { fireEvent, screen } from '@testing-library/react'
import * as fc from 'fast-check'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Anything that can be typed or pasted: other scripts, halves of emoji, markup, line breaks, very long ones. */
export const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom('', ' ', '\t', '\u200b', '\u202e', '😀', '\ud83d', '\ude00', '<b>x</b>', '가나다', 'ｱｲｳ', '０１０'),
)

/** An edit as a browser makes it: a selection replaced by what is typed or pasted, the caret behind it. */
export const edits = (near: fc.Arbitrary<string>) =>
  fc.array(fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), text: fc.oneof(near, anything) }), { maxLength: 3 })

export type Edits = readonly { from: number; text: string }[]

/** Empties a control, then makes the edits one after the other; answers with what it shows. */
export function edit(control: Control, edits: Edits): string {
  put(control, '', 0)
  for (const { from, text } of edits) {
    const at = Math.round(from * control.value.length)
    put(control, control.value.slice(0, at) + text + control.value.slice(at), at + text.length)
  }
  return control.value
}

export const box = (name: string) => screen.getByRole<Control>('textbox', { name })

function put(control: Control, text: string, caret: number): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // Past React's own setter, which would take the change for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.setSelectionRange(caret, caret)
  fireEvent.input(control)
}
