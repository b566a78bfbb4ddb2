import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { toProductReviews } from '../../config/paths.ts'
import { PRODUCT_REVIEW_PREVIEWS } from '../../contract/limits.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { count, oneDecimal } from '../../lib/format.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { ReviewCard } from '../reviews/ReviewCard.tsx'
import { Stars } from '../../ui/controls/Stars.tsx'
import css from './ReviewPreviews.module.css'
import { average } from '../reviews/ratingSummary.ts'
import { reviewTexts } from '../reviews/texts.ts'
import { productTexts } from './texts.ts'
import { REVIEWS } from './ProductHead.tsx'
import { scrollToFocus } from '../../ui/scroll.ts'

/** `sizes` of a picture: four columns on desktops, two on phones. */
const CARD_SIZES = '(width > 48em) 20rem, 50vw'

type Props = {
  productId: number
  reviews: ProductDetail['reviewPreviews']
  /** How often the rating was pressed, which leads here; perhaps before this was loaded. */
  ratingPresses: number
}

/** The newest reviews and a link to all of them. */
export function ReviewPreviews({ productId, reviews, ratingPresses }: Props) {
  const texts = useTexts(productTexts)
  const { none } = useTexts(reviewTexts)
  const navigate = useNavigate()
  const previews = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ratingPresses > 0) scrollToFocus(previews.current)
  }, [ratingPresses])
  const link = (
    <ButtonLink variant="quiet" size="compact" to={toProductReviews(productId)}>
      {texts.allReviews}
    </ButtonLink>
  )
  const toAll = () => void navigate(toProductReviews(productId))
  const shown = reviews.slice(0, PRODUCT_REVIEW_PREVIEWS)
  return (
    <div ref={previews} id={REVIEWS} tabIndex={-1}>
      <Section title={texts.reviews} aside={link}>
        {shown.length === 0 ? (
          <EmptyState title={none} />
        ) : (
          <div className={css.previews} style={{ '--cards': shown.length }}>
            {shown.length < PRODUCT_REVIEW_PREVIEWS && <Mean reviews={shown} />}
            <ul className={css.cards}>
              {shown.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} sizes={CARD_SIZES} hasNumber={false} onOpen={toAll} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Section>
    </div>
  )
}

/** Fills the columns of the missing cards on desktops. Fewer previews than requested are all reviews there are. */
function Mean({ reviews }: Pick<Props, 'reviews'>) {
  const texts = useTexts(productTexts)
  const mean = average(reviews)
  return (
    <p className={css.summary}>
      <b aria-hidden="true">{oneDecimal(mean)}</b>
      <Stars stars={mean} />
      <span>{texts.reviewCount(count(reviews.length))}</span>
    </p>
  )
}
