import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { langOf } from '../../lib/langOf.ts'
import { Image, type Picture, type PaperColor } from '../../ui/Image.tsx'
import { SharedPicture } from '../../ui/SharedPicture.tsx'
import { productPicture } from './pictureNames.ts'
import css from './ProductCard.module.css'

type Props = {
  /** The product’s id: its picture grows into that of its page. */
  id: number
  /** The address of its page. */
  to: string
  /** At most two lines are shown. */
  name: string
  /** Its first picture. */
  picture: Picture
  /** A PriceTag. */
  price: ReactNode
  /** Text over the picture, e.g. `품절`. */
  note?: string | undefined
  /** The colour behind the picture while it loads. */
  paperColor?: PaperColor
  /** Whether the picture is among the largest of the first view. */
  isFirst?: boolean
}

/** A product in a list; the whole card is its link. */
export function ProductCard({ id, to, name, picture, price, note, ...image }: Props) {
  return (
    <article className={css.card}>
      <span className={css.picture}>
        <SharedPicture name={productPicture(id)}>
          <Image picture={picture} ratio="4:5" {...image} />
        </SharedPicture>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      <h3 className={css.name} lang={langOf(name)}>
        <Link to={to}>{name}</Link>
      </h3>
      {price}
    </article>
  )
}
