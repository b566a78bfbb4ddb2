import { count, won } from '../../lib/format.ts'
import type { Change } from '../../store/cart/refreshedOrderLines.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { purchaseTexts } from '../../texts/purchase.ts'

/** What is no longer as a line remembers it, as the cart says it too (CART-08). */
export function changeText(change: Change, texts: TextsOf<typeof purchaseTexts>, language: string): string {
  if (change.kind === 'price') return texts.priceChanged(won(change.before, language), won(change.now, language))
  if (change.kind === 'few') return texts.fewLeft(count(change.left))
  return texts[change.kind]
}
