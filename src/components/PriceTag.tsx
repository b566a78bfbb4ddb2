import css from './PriceTag.module.css'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

type Props = {
  /** What is paid, formatted. */
  price: string
  /** Only where it is higher than what is paid. */
  list?: { price: string; label: string } | undefined
  /** `20%`. */
  discount?: string | undefined
  size?: 'normal' | 'large'
}

/** Ink, also where it is a discount: red belongs to picks. */
export function PriceTag({ price, list, discount, size = 'normal' }: Props) {
  return (
    <span className={css.price} data-size={size}>
      {discount !== undefined && <b>{discount}</b>}
      <span>{price}</span>
      {list && (
        <s>
          <VisuallyHidden>{list.label} </VisuallyHidden>
          {list.price}
        </s>
      )}
    </span>
  )
}
