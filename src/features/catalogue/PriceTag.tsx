import css from './PriceTag.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

type Props = {
  /** The selling price, as formatted text. */
  price: string
  /** Only if it is higher than `price`. */
  list?: { price: string; label: string } | undefined
  /** As formatted text, e.g. `20%`. */
  discount?: string | undefined
  /** `large` on a product’s page. */
  size?: 'normal' | 'large'
}

/** Black for discounts too: red is reserved for picks. */
export function PriceTag({ price, list, discount, size = 'normal' }: Props) {
  return (
    <span className={css.price} data-size={size}>
      {discount !== undefined && <b>{discount}</b>}
      <span translate="no">{price}</span>
      {list && (
        <s>
          <VisuallyHidden>{`${list.label} `}</VisuallyHidden>
          <span translate="no">{list.price}</span>
        </s>
      )}
    </span>
  )
}
