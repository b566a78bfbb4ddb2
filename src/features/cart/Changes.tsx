import { count, won } from '../../lib/format.ts'
import type { Change } from '../../store/cart/refreshedOrderLines.ts'
import { commonTexts } from '../../texts/common.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './Cart.module.css'

/** What is no longer as the line remembers it, in words (CART-08). */
export function Changes({ changes, onRetry }: { changes: readonly Change[]; onRetry: () => void }) {
  const purchase = useTexts(purchaseTexts)
  const common = useTexts(commonTexts)
  const { language } = useLocale()
  return changes.map((change) => (
    <span key={change.kind} className={css.change}>
      <Icon name="alert" />
      <span>{wordsFor(change, purchase, language)}</span>
      {change.kind === 'unchecked' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {common.retry}
        </button>
      )}
    </span>
  ))
}

function wordsFor(change: Change, texts: TextsOf<typeof purchaseTexts>, language: string): string {
  if (change.kind === 'price') return texts.priceChanged(won(change.before, language), won(change.now, language))
  if (change.kind === 'few') return texts.fewLeft(count(change.left))
  return texts[change.kind]
}
