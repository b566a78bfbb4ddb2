import type { ComponentProps } from 'react'
import { type Change, fitText, isTyped } from '../lib/fitText.ts'
import { TextArea, TextInput } from './Field.tsx'
import { useFit } from './useFit.ts'
import { useRefuse } from './fieldContext.ts'

type Limited = {
  /** The text. */
  value: string
  /** In UTF-16 code units of the NFC text, as the server counts. */
  limit: number
  /** Whether a paste that exceeds the limit is refused, with the reason at the Field, instead of cut. */
  isWhole?: boolean | undefined
  /** Called with the text, never longer than the limit. */
  onText: (text: string) => void
}
type Without<P> = Omit<P, 'value' | 'onChange' | 'maxLength'>

/** Accepts at most `limit` code units. A syllable may exceed it during composition, and is cut off at its end. */
export function LimitedTextArea({ value, limit, isWhole, onText, ...props }: Limited & Without<ComponentProps<typeof TextArea>>) {
  return <TextArea {...props} {...useLimited({ value, limit, isWhole, onText })} />
}

/** The single-line variant of LimitedTextArea. */
export function LimitedTextInput({
  value,
  limit,
  isWhole,
  onText,
  ...props
}: Limited & Without<ComponentProps<typeof TextInput>>) {
  return <TextInput {...props} {...useLimited({ value, limit, isWhole, onText })} />
}

function useLimited({ value, limit, isWhole = false, onText }: Limited) {
  const fit = (change: Change) => {
    const isOver = change.after.normalize('NFC').length > limit
    return isWhole && isOver && !isTyped(change) ? ({ problem: 'longText', limit } as const) : fitText(change, limit)
  }
  return useFit({ value, fit, onText, onRefuse: useRefuse() })
}
