import type { ComponentProps } from 'react'
import { TextArea, TextInput } from './Field.tsx'
import { useLimited } from './useLimited.ts'

type Limited = {
  /** The text. */
  value: string
  /** In UTF-16 code units of the NFC text, as the server counts. */
  limit: number
  /** Called with the text, never longer than the limit. */
  onText: (text: string) => void
}
type Without<P> = Omit<P, 'value' | 'onChange' | 'maxLength'>

/** Accepts at most `limit` code units. A syllable may exceed it during composition, and is cut off at its end. */
export function LimitedTextArea({ value, limit, onText, ...props }: Limited & Without<ComponentProps<typeof TextArea>>) {
  return <TextArea {...props} {...useLimited({ value, max: limit, onText })} />
}

/** The single-line variant of LimitedTextArea. */
export function LimitedTextInput({ value, limit, onText, ...props }: Limited & Without<ComponentProps<typeof TextInput>>) {
  return <TextInput {...props} {...useLimited({ value, max: limit, onText })} />
}
