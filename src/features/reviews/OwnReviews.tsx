import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { Eyebrow } from '../../ui/layout/Page.tsx'
import { Stars } from '../../ui/controls/Stars.tsx'
import { Viewer } from '../../ui/layout/Viewer.tsx'
import css from './OwnReviews.module.css'
import { reviewTexts } from './texts.ts'

type OpenPhoto = { review: Review; index: number }

/** The user's reviews in full: product, rating, text, photos, date. */
export function OwnReviews({ reviews }: { reviews: readonly Review[] }) {
  const texts = useTexts(reviewTexts)
  const [shown, show] = useState<OpenPhoto | null>(null)
  return (
    <>
      <ul aria-label={texts.ownList}>
        {reviews.map((review) => (
          <li key={review.id} className={`${css.review} ruled`}>
            <OwnReview review={review} onPhoto={(index) => show({ review, index })} />
          </li>
        ))}
      </ul>
      {shown && (
        <Viewer
          title={shown.review.productName}
          index={shown.index}
          onIndex={(index) => show({ ...shown, index })}
          onClose={() => show(null)}
          pictures={shown.review.reviewImageUrls.map((photo, at) =>
            Object.assign(imageAttributes(photo), { alt: texts.photo(at + 1) }),
          )}
        />
      )}
    </>
  )
}

type OwnReviewProps = { review: Review; onPhoto: (index: number) => void }

function OwnReview({ review, onPhoto }: OwnReviewProps) {
  const texts = useTexts(reviewTexts)
  const { productId, productName, productImageUrl, description, createdAt, reviewImageUrls } = review
  return (
    <article aria-label={productName}>
      <header className={css.head}>
        {productImageUrl !== null && <Image picture={{ ...imageAttributes(productImageUrl), sizes: '4.5rem' }} ratio="4:5" />}
        <div>
          <Eyebrow>{isoDate(createdAt)}</Eyebrow>
          <h2 className={css.product} lang={langOf(productName)}>
            <Link className="hover-link" to={toProduct(productId)}>
              {productName}
            </Link>
          </h2>
          <Stars stars={review.rating} hasNumber />
        </div>
      </header>
      <blockquote className={css.quote} lang={langOf(description)} dir="auto">
        {description}
      </blockquote>
      {reviewImageUrls.length > 0 && (
        <ul className={css.photos}>
          {reviewImageUrls.map((photo, index) => (
            <li key={photo}>
              <button type="button" aria-haspopup="dialog" onClick={() => onPhoto(index)}>
                <Image picture={{ ...imageAttributes(photo), sizes: '6rem' }} alt={texts.photo(index + 1)} ratio="4:5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
