import { percent, won } from '../../lib/format.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './PriceTag.module.css'
import { unitPrice, type Priced } from './prices.ts'
import { catalogueTexts } from './texts.ts'

type Props = {
  /** List price and discount are shown only if it is reduced. */
  product: Priced
  /** `large` on a product’s page. */
  size?: 'normal' | 'large'
}

/** Black for discounts too: red is reserved for picks. */
export function PriceTag({ product, size = 'normal' }: Props) {
  const { listPrice } = useTexts(catalogueTexts)
  const { language } = useLocale()
  const paid = unitPrice(product)
  const { price, discount = 0 } = product
  const isReduced = paid < price
  return (
    <span className={`${css.price} figures`} data-size={size}>
      {isReduced && discount > 0 && <b>{percent(discount / 100)}</b>}
      <span translate="no">{won(paid, language)}</span>
      {isReduced && (
        <s>
          <VisuallyHidden>{`${listPrice} `}</VisuallyHidden>
          <span translate="no">{won(price, language)}</span>
        </s>
      )}
    </span>
  )
}
