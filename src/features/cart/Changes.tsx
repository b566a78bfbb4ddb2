import { AmountText } from '../../ui/AmountText.tsx'
import { changeText } from './changeText.ts'
import type { Change } from './refreshedOrderLines.ts'
import { commonTexts } from '../../texts/common.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './Cart.module.css'

/** The changes of a line since it was added to the cart (CART-08). */
export function Changes({ changes, onRetry }: { changes: readonly Change[]; onRetry: () => void }) {
  const purchase = useTexts(purchaseTexts)
  const common = useTexts(commonTexts)
  const { language } = useLocale()
  return changes.map((change) => (
    <span key={change.kind} className={css.change}>
      <Icon name="alert" />
      <AmountText>{changeText(change, purchase, language)}</AmountText>
      {change.kind === 'unchecked' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {common.retry}
        </button>
      )}
    </span>
  ))
}
