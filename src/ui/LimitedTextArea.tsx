import type { ComponentProps } from 'react'
import { TextArea, TextInput } from './Field.tsx'
import { useLimited } from './useLimited.ts'

type Limited = {
  value: string
  /** In UTF-16 units, as the server counts. */
  limit: number
  onText: (text: string) => void
}
type Without<P> = Omit<P, 'value' | 'onChange' | 'maxLength'>

/** Takes no more than fits. A composed syllable may pass the limit while it grows; it is cut when it is finished (MEMO-02). */
export function LimitedTextArea({ value, limit, onText, ...props }: Limited & Without<ComponentProps<typeof TextArea>>) {
  return <TextArea {...props} {...useLimited<HTMLTextAreaElement>(value, limit, onText)} />
}

/** The same in one line. */
export function LimitedTextInput({ value, limit, onText, ...props }: Limited & Without<ComponentProps<typeof TextInput>>) {
  return <TextInput {...props} {...useLimited<HTMLInputElement>(value, limit, onText)} />
}
