import { fireEvent, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Anything that can be typed or pasted: other scripts, halves of emoji, markup, line breaks, very long ones. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom('', ' ', '\t', '\u200b', '\u202e', '😀', '\ud83d', '\ude00', '<b>x</b>', '가나다', 'ｱｲｳ', '０１０'),
)

/** An edit as a browser makes it: a selection replaced by what is typed, pasted or composed, the caret behind it. */
export const edits = (near: fc.Arbitrary<string>) =>
  fc.array(
    fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), text: fc.oneof(near, anyText), isComposed: fc.boolean() }),
    { maxLength: 3 },
  )

export type Edits = readonly { from: number; text: string; isComposed: boolean }[]

/** Empties a control, then makes the edits one after the other; answers with what it shows. */
export function edit(control: Control, edits: Edits): string {
  setValue(control, '', 0)
  for (const { from, text, isComposed } of edits) {
    const before = control.value
    const at = Math.round(from * before.length)
    const insert = (part: string) => setValue(control, before.slice(0, at) + part + before.slice(at), at + part.length)
    if (isComposed) {
      fireEvent.compositionStart(control)
      // It grows and changes before it is finished.
      insert(text.slice(0, Math.ceil(text.length / 2)))
      insert(`${text}ㅁ`)
    }
    insert(text)
    if (isComposed) fireEvent.compositionEnd(control)
  }
  return control.value
}

const controls = new Map<string, Control>()

/** The box of this name; looked for anew only where the one found before is gone, for looking takes long. */
export function textbox(name: string): Control {
  const known = controls.get(name)
  if (known?.isConnected === true) return known
  const control = screen.getByRole<Control>('textbox', { name })
  controls.set(name, control)
  return control
}

/** In the dialog where one is open: the page behind it may have a button of the same name. */
export const button = (name: string) =>
  within(screen.queryByRole('dialog') ?? document.body).getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string) => fireEvent.click(button(name))

/** Which of these fields are marked as wrong, by their names in the contract. */
export const findInvalidFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([, label]) => textbox(label).getAttribute('aria-invalid') === 'true')
    .map(([name]) => name)
    .toSorted()

function setValue(control: Control, text: string, caret: number): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // Past React's own setter, which would take the change for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.setSelectionRange(caret, caret)
  fireEvent.input(control)
}
