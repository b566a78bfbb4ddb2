import { won } from '../../lib/format.ts'
import type { CancellationEffect } from './amounts.ts'
import type { cancelTexts } from './texts.ts'

/** The effect of a cancellation in the words for before or after it (ORD-09). */
export function effectText(effect: CancellationEffect, texts: typeof cancelTexts.ko.before, language: string): string {
  if ('refund' in effect) return texts.refund(won(effect.refund, language))
  return effect.due > 0 ? texts.due(won(effect.due, language)) : texts.unpaid
}
