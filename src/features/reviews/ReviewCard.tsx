import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { joinLastWord } from '../../lib/joinWords.ts'
import { langOf } from '../../lib/langOf.ts'
import { truncate } from '../../lib/truncate.ts'
import { Image, type Picture } from '../../ui/Image.tsx'
import { SharedPicture } from '../../ui/SharedPicture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './ReviewCard.module.css'

const variants = ['picture', 'mugwort', 'beside', 'lilac'] as const
const cutWithPicture = 120
const cutWithout = 70

type Props = {
  /** Its remainder by 4 selects the variant. */
  id: number
  /** The whole text; the card cuts it. */
  text: string
  /** Its first photo. */
  picture?: Picture | undefined
  /** The picture in view transitions. */
  shared?: { name: string; isElsewhere: boolean }
  /** Stars. */
  rating: ReactNode
  /** As formatted text. */
  date: string
  /** The reviewed product, as a link. */
  product?: { name: string; to: string } | undefined
  /** Opens the whole review, by a press anywhere on the card; the label is shown if the text is cut. */
  more: { label: string; onOpen: () => void }
  children?: ReactNode
}

/** A review, clamped to the space of its variant. */
export function ReviewCard({ id, text, picture, shared, rating, date, product, more, children }: Props) {
  const variant = variants[Math.abs(id) % variants.length] ?? 'picture'
  const shown = truncate(text, picture ? cutWithPicture : cutWithout)
  const image = picture && <Image picture={picture} ratio="fill" />
  return (
    <div className={css.review}>
      <article className={css.card} data-variant={variant} data-pictured={picture !== undefined}>
        {picture && <div className={css.picture}>{shared ? <SharedPicture {...shared}>{image}</SharedPicture> : image}</div>}
        <div className={css.content}>
          <blockquote className={css.quote} lang={langOf(text)}>
            {joinLastWord(shown)}
          </blockquote>
          <div className={css.foot}>
            {product && (
              <Link className={css.product ?? ''} to={product.to} lang={langOf(product.name)}>
                <span>{`${product.name}\u00A0`}</span>
                <span aria-hidden="true">›</span>
              </Link>
            )}
            {rating}
            <p className={css.date}>{date}</p>
            {children}
            <button type="button" className={css.more} data-cut={shown !== text} onClick={more.onOpen}>
              {shown === text ? <VisuallyHidden>{more.label}</VisuallyHidden> : more.label}
            </button>
          </div>
        </div>
      </article>
    </div>
  )
}
