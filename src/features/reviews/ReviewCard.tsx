import { Link } from 'react-router-dom'
import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { truncate } from '../../lib/truncate.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { Eyebrow } from '../../ui/layout/Page.tsx'
import { Stars } from '../../ui/controls/Stars.tsx'
import css from './ReviewCard.module.css'
import { reviewTexts } from './texts.ts'

/** By the remainder of the id. */
const variants = ['picture', 'mugwort', 'beside', 'lilac'] as const
const cutWithPicture = 120
const cutWithout = 70

type Props = {
  /** The card cuts its text. */
  review: Review
  /** The `sizes` attribute of its picture. */
  sizes?: string
  /** Whether it shows its product; false if all reviews are of the same product. */
  hasProduct?: boolean
  /** Whether the rating stands beside the stars as a number. */
  hasNumber?: boolean
  /** Opens the whole review, by a press anywhere on the card. */
  onOpen: () => void
}

/** A review, clamped to the space of its variant. */
export function ReviewCard({ review, sizes, hasProduct = false, hasNumber = true, onOpen }: Props) {
  const { more } = useTexts(commonTexts)
  const { open } = useTexts(reviewTexts)
  const { id, description, productId, productName } = review
  const [photo] = review.reviewImageUrls
  const variant = variants[Math.abs(id) % variants.length] ?? 'picture'
  const isPictured = photo !== undefined
  const shown = truncate(description, isPictured ? cutWithPicture : cutWithout)
  const isCut = shown !== description
  const date = isoDate(review.createdAt)
  return (
    <div className={css.review}>
      <article className={css.card} data-variant={variant} data-pictured={isPictured}>
        {isPictured && (
          <div className={css.picture}>
            <Image picture={{ ...imageAttributes(photo), sizes }} ratio="fill" />
          </div>
        )}
        <div className={css.content}>
          <blockquote className={css.quote} lang={langOf(description)}>
            {shown}
          </blockquote>
          <div className={css.foot}>
            {hasProduct && (
              <Link className={`${css.product} hover-link`} to={toProduct(productId)} lang={langOf(productName)}>
                <span>{`${productName}\u00A0`}</span>
                <span aria-hidden="true">›</span>
              </Link>
            )}
            <Stars stars={review.rating} hasNumber={hasNumber} />
            <Eyebrow>{date}</Eyebrow>
            <button
              type="button"
              className={`${css.more} link`}
              data-cut={isCut}
              aria-label={open(more, productName, date)}
              onClick={onOpen}
            >
              {isCut && more}
            </button>
          </div>
        </div>
      </article>
    </div>
  )
}
