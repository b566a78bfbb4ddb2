import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { toProductReviews } from '../../config/paths.ts'
import { NotRead, NotShown } from '../../api/QueryView.tsx'
import type { ProductInPart } from '../catalogue/api.ts'
import { PRODUCT_REVIEW_PREVIEWS } from '../../contract/limits.ts'
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
import { hasAllReviews, unreadableOf } from './unreadable.ts'
import { scrollToFocus } from '../../ui/scroll.ts'

/** `sizes` of a picture: four columns on desktops, two on phones. */
const CARD_SIZES = '(width > 48em) 20rem, 50vw'

type Props = {
  detail: ProductInPart
  /** How often the rating was pressed, which leads here; perhaps before this was loaded. */
  ratingPresses: number
  onRetry: () => unknown
}

/** The newest reviews and a link to all of them. */
export function ReviewPreviews({ detail, ratingPresses, onRetry }: Props) {
  const texts = useTexts(productTexts)
  const navigate = useNavigate()
  const previews = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ratingPresses > 0) scrollToFocus(previews.current)
  }, [ratingPresses])
  const { product, reviewPreviews } = detail
  const unreadable = unreadableOf(detail, 'reviewPreviews')
  const link = (
    <ButtonLink variant="quiet" size="compact" to={toProductReviews(product.id)}>
      {texts.allReviews}
    </ButtonLink>
  )
  const toAll = () => void navigate(toProductReviews(product.id))
  const shown = reviewPreviews.slice(0, PRODUCT_REVIEW_PREVIEWS)
  return (
    <div ref={previews} id={REVIEWS} tabIndex={-1}>
      <Section title={texts.reviews} aside={link}>
        {shown.length === 0 ? (
          <NoPreviews isBroken={unreadable > 0} onRetry={onRetry} />
        ) : (
          <div className={css.previews} style={{ '--cards': shown.length }}>
            {hasAllReviews(detail) && <Mean reviews={shown} />}
            <ul className={css.cards}>
              {shown.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} sizes={CARD_SIZES} hasNumber={false} onOpen={toAll} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {shown.length > 0 && <NotShown count={unreadable} />}
      </Section>
    </div>
  )
}

function NoPreviews({ isBroken, onRetry }: { isBroken: boolean; onRetry: () => unknown }) {
  const { none } = useTexts(reviewTexts)
  return isBroken ? <NotRead call="productReviews" onRetry={onRetry} /> : <EmptyState title={none} />
}

/** Fills the columns of the missing cards on desktops. */
function Mean({ reviews }: { reviews: ProductInPart['reviewPreviews'] }) {
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
