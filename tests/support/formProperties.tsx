import { fireEvent, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Any text that can be typed or pasted: other scripts and notations, lone surrogates, markup, line breaks, long text. */
const anyText = fc.oneof(
  fc.constantFrom('+82 10-1234-5678', '010-7777-8888(내선 0001)', '\u3164\u3164', 'a\u200bb', '👩‍🚀', '가을'.normalize('NFD')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom('', ' ', '\t', '\u200b', '\u202e', '😀', '\ud83d', '\ude00', '<b>x</b>', '가나다', 'ｱｲｳ', '０１０'),
)

/** Edits like in a browser: text inserted at a position, typed or composed, with the caret after it. */
export const edits = (near: fc.Arbitrary<string>) =>
  fc.array(
    fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), text: fc.oneof(near, anyText), isComposed: fc.boolean() }),
    { maxLength: 3 },
  )

export type Edits = readonly { from: number; text: string; isComposed: boolean }[]

/** Clears a control, then applies the edits. Returns the displayed value. */
export function edit(control: Control, edits: Edits): string {
  setValue(control, '', 0)
  for (const { from, text, isComposed } of edits) {
    const before = control.value
    const at = Math.round(from * before.length)
    const insert = (part: string) => setValue(control, before.slice(0, at) + part + before.slice(at), at + part.length)
    control.setSelectionRange(at, at)
    if (isComposed) {
      fireEvent.compositionStart(control)
      // A composition grows and changes before it ends.
      insert(text.slice(0, Math.ceil(text.length / 2)))
      insert(`${text}ㅁ`)
    }
    insert(text)
    if (isComposed) fireEvent.compositionEnd(control)
  }
  return control.value
}

const controls = new Map<string, Control>()

/** The textbox with this name. Cached while it is connected, since a query by role is slow. */
/** What one can reach: the open dialog, else the page. The DOM of tests does not know that a dialog makes the rest inert. */
export const formScope = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body)

export function textbox(name: string): Control {
  const known = controls.get(name)
  if (known?.isConnected === true) return known
  const control = formScope().getByRole<Control>('textbox', { name })
  controls.set(name, control)
  return control
}

/** Inside the open dialog, if any: the page behind it may have a button with the same name. */
export const button = (name: string) =>
  within(screen.queryByRole('dialog') ?? document.body).getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string) => fireEvent.click(button(name))

/** The fields marked as invalid, by their names in the contract. */
export const findInvalidFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([, label]) => textbox(label).getAttribute('aria-invalid') === 'true')
    .map(([name]) => name)
    .toSorted()

function setValue(control: Control, text: string, caret: number): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React overrides the setter and would ignore the change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.setSelectionRange(caret, caret)
  fireEvent.input(control)
}
