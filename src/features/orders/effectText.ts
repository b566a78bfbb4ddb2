import { won } from '../../lib/format.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { CancellationEffect } from './amounts.ts'
import type { cancelTexts } from './texts.ts'

type Texts = TextsOf<typeof cancelTexts>

/** The effect of a cancellation in the texts for before or after it, then what happens to the fee (ORD-09). */
export function effectTexts(effect: CancellationEffect, texts: Texts, when: 'before' | 'after', language: string): string[] {
  const { fee } = effect
  return [amountText(effect, texts[when], language), ...(fee ? [texts.fee[fee.effect](won(fee.amount, language))] : [])]
}

function amountText(effect: CancellationEffect, texts: Texts['before'], language: string): string {
  if ('refund' in effect) return texts.refund(won(effect.refund, language))
  return effect.due > 0 ? texts.due(won(effect.due, language)) : texts.unpaid
}
