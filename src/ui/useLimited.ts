import type { Ref } from 'react'
import { type Edit, isTyped } from '../lib/edit.ts'
import { fitText } from '../lib/fitText.ts'
import { type Edited, useEdits } from './useEdits.ts'
import { useRefuse } from './useRefusal.ts'

type Options<C> = {
  ref: Ref<C | null> | undefined
  value: string
  /** In UTF-16 code units of the NFC text, as the server counts. */
  limit: number
  /** Whether a paste that exceeds the limit is refused instead of cut, as for a code or an address that is wrong in part. */
  isWhole: boolean | undefined
  onText: (text: string) => void
}

/** Props for a control that accepts at most `limit` code units. A syllable may exceed it during composition (MEMO-02). */
export function useLimited<C extends HTMLInputElement | HTMLTextAreaElement>({ ref, value, limit, isWhole, onText }: Options<C>) {
  const refuse = useRefuse()
  const apply = (edit: Edit): Edited => {
    const fit = fitText(edit, limit)
    const isRefused = isWhole === true && fitText(edit, Infinity).text.length > limit
    refuse(isRefused && !isTyped(edit) ? { problem: 'longText', limit } : null)
    return isRefused ? null : fit
  }
  return useEdits<C>({ ref, value, apply, onText, onComposing: (text) => text !== null && onText(text) })
}
