import { type Ref, useState } from 'react'
import type { Edit } from '../lib/edit.ts'
import { fitDigits, type NumberKind } from '../lib/fitDigits.ts'
import { caretAfter } from '../lib/phone.ts'
import { type Edited, useEdits } from './useEdits.ts'
import type { Refuse } from './useRefusal.ts'

type Options = {
  ref?: Ref<HTMLInputElement | null> | undefined
  /** As displayed, formatted. */
  value: string
  /** The largest number of digits. */
  limit: number
  kind: NumberKind
  /** Formats digits; may only insert other characters between them, e.g. hyphens. */
  format: (digits: string) => string
  /** Called with the formatted text. */
  onText: (text: string) => void
  /** Called with the reason when an edit is refused, and with null when one is accepted. */
  onRefuse: Refuse
}

/** Props for an input of digits, which are formatted; the caret stays after the same digit (ACCT-04, OPEN-24). */
export function useDigits({ ref, value, limit, kind, format, onText, onRefuse }: Options) {
  const [composed, setComposed] = useState<string | null>(null)
  const apply = (edit: Edit): Edited => {
    const fit = fitDigits(edit, limit, kind)
    onRefuse(fit?.problem === undefined ? null : fit)
    if (fit === undefined || fit.problem !== undefined) return null
    const text = format(fit.digits)
    return { text, caret: caretAfter(text, fit.caret) }
  }
  return useEdits<HTMLInputElement>({ ref, value: composed ?? value, apply, onText, onComposing: setComposed })
}
