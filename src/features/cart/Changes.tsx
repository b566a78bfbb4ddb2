import { count } from '../../lib/count.ts'
import { won } from '../../lib/won.ts'
import type { Change } from '../../state/todaysLines.ts'
import type { Texts } from '../../texts/ko.ts'
import { useLanguage, useShoppingTexts } from '../../texts/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './Cart.module.css'

/** What is no longer as the line remembers it, in words (CART-08). */
export function Changes({ changes, onRetry }: { changes: readonly Change[]; onRetry: () => void }) {
  const { cart, common } = useShoppingTexts()
  const { language } = useLanguage()
  return changes.map((change) => (
    <span key={change.kind} className={css.change}>
      <Icon name="alert" />
      <span>{wordsFor(change, cart, language)}</span>
      {change.kind === 'unchecked' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {common.retry}
        </button>
      )}
    </span>
  ))
}

function wordsFor(change: Change, texts: Texts['cart'], language: string): string {
  if (change.kind === 'price') return texts.priceChanged(won(change.before, language), won(change.now, language))
  if (change.kind === 'few') return texts.fewLeft(count(change.left))
  return texts[change.kind]
}
