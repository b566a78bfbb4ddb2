import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { toProduct } from '../../config/paths.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { Image } from '../../ui/Image.tsx'
import css from './ProductRow.module.css'

type Props = {
  /** Its first picture, and its name. */
  product: { id: number; name: string; imageUrl: string }
  /** Whether the name is a link to the product's page. */
  isLink?: boolean
  /** Size and quantity. */
  detail: ReactNode
  /** What has changed since it was chosen. */
  notice?: ReactNode
  /** A PriceTag, or what changes the quantity. */
  price: ReactNode
  /** At the end of the line: a button, or the state of the line. */
  aside?: ReactNode
  /** Whether the line is cancelled or sold out. */
  isStruck?: boolean
  /** `compact` is as high as its text, with a small picture; `cart` has a large one. */
  variant?: 'normal' | 'compact' | 'cart'
}

/** A product of a cart, a checkout or an order, in a row. */
export function ProductRow({ product, isLink = false, detail, notice, price, aside, isStruck = false, variant }: Props) {
  const { id, name, imageUrl } = product
  return (
    <div className={css.line} data-struck={isStruck} data-variant={variant}>
      <Image picture={{ ...imageAttributes(imageUrl), sizes: '6rem' }} ratio="4:5" />
      <div className={css.content}>
        <p className={css.name} lang={langOf(name)}>
          {isLink ? (
            <Link className="hover-link" to={toProduct(id)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={`${css.detail} small figures`}>{detail}</p>
        {notice}
        <div className={css.foot}>
          {price}
          {aside}
        </div>
      </div>
    </div>
  )
}
