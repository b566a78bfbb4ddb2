import { count, won } from '../../lib/format.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { purchaseTexts } from '../../texts/purchase.ts'
import type { Change } from './refreshedOrderLines.ts'

/** A change of a line since it was added to the cart, as cart and checkout show it (CART-08). Prices are in won. */
export function changeText(change: Change, texts: TextsOf<typeof purchaseTexts>, language: string): string {
  if (change.kind === 'price') return texts.priceChanged(won(change.before, language), won(change.now, language))
  if (change.kind === 'few') return texts.fewLeft(count(change.left))
  return texts[change.kind]
}
