import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ImageFrame, type Picture, type PaperColor } from '../ui/ImageFrame.tsx'
import css from './ProductCard.module.css'

type Props = {
  to: string
  name: string
  /** The language of the name, if it is not the page's. */
  lang?: string | undefined
  picture: Picture
  price: ReactNode
  /** Text over the picture, e.g. `품절`. */
  note?: string | undefined
  paperColor?: PaperColor
  isFirst?: boolean
}

export function ProductCard({ to, name, lang, picture, price, note, ...look }: Props) {
  return (
    <article className={css.card}>
      <span className={css.picture}>
        <ImageFrame picture={picture} ratio="portrait" {...look} />
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      <h3 className={css.name} lang={lang}>
        <Link to={to}>{name}</Link>
      </h3>
      {price}
    </article>
  )
}
