import type { ReactNode } from 'react'
import { Image, type Picture } from '../../ui/Image.tsx'
import css from './ProductLine.module.css'

type Props = {
  /** The product’s first picture. */
  picture: Picture
  /** The product’s name. */
  name: ReactNode
  /** Size and quantity. */
  detail: ReactNode
  /** What has changed since it was chosen. */
  notice?: ReactNode
  /** A PriceTag, or what changes the quantity. */
  price: ReactNode
  /** The language of the name, if it is not the page’s. */
  lang?: string | undefined
  /** At the end of the line: a button, or the state of the line. */
  aside?: ReactNode
  /** Whether the line is cancelled or sold out. */
  isStruck?: boolean
  /** `compact` is as high as its text, with a small picture; `cart` has a large one. */
  variant?: 'normal' | 'compact' | 'cart'
}

/** A product of a cart, a checkout or an order. */
export function ProductLine({ picture, name, detail, notice, price, lang, aside, isStruck = false, variant }: Props) {
  return (
    <div className={css.line} data-struck={isStruck} data-variant={variant}>
      <Image picture={picture} ratio="4:5" />
      <div className={css.content}>
        <p className={css.name} lang={lang}>
          {name}
        </p>
        <p className={css.detail}>{detail}</p>
        {notice}
        <div className={css.foot}>
          {price}
          {aside}
        </div>
      </div>
    </div>
  )
}
