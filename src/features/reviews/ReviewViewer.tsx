import { useRef, useState } from 'react'
import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { count, isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Image } from '../../ui/Image.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { useSwipe, useArrowKeys } from '../../ui/useSwipe.ts'
import css from './ReviewViewer.module.css'
import { reviewTexts } from './texts.ts'

type Props = { reviews: readonly Review[]; first: number; onClose: () => void }

/** A full-screen review. Swipes and arrow keys move through its photos and on to the next review. */
export function ReviewViewer({ reviews, first, onClose }: Props) {
  const texts = useTexts(reviewTexts)
  const [position, setPosition] = useState<Position>({ review: first, photo: 0 })
  const photoCounts = reviews.map(({ reviewImageUrls }) => reviewImageUrls.length)
  const turn = (step: 1 | -1) => setPosition((at) => nextPhoto(at, step, photoCounts) ?? at)
  const move = (step: 1 | -1) => setPosition((at) => otherReview(at, step, reviews.length) ?? at)
  const review = reviews[position.review]
  if (!review) return null
  return (
    <Dialog
      variant="viewer"
      title={<span lang={langOf(review.productName)}>{review.productName}</span>}
      eyebrow={isoDate(review.createdAt)}
      onClose={onClose}
      actions={
        // At the end a disabled button keeps the focus: without it key presses would go to the body.
        <nav className={css.steps} aria-label={texts.list}>
          <IconButton variant="outline" label={texts.previous} aria-disabled={position.review === 0} onClick={() => move(-1)}>
            <Icon name="previous" />
          </IconButton>
          <output>{texts.position(count(position.review + 1), count(reviews.length))}</output>
          <IconButton
            variant="outline"
            label={texts.next}
            aria-disabled={position.review === reviews.length - 1}
            onClick={() => move(1)}
          >
            <Icon name="next" />
          </IconButton>
        </nav>
      }
    >
      <Shown
        key={review.id}
        review={review}
        photo={position.photo}
        onTurn={turn}
        onPhoto={(photo) => setPosition({ ...position, photo })}
      />
    </Dialog>
  )
}

type ShownProps = {
  review: Review
  photo: number
  onTurn: (step: 1 | -1) => void
  onPhoto: (photo: number) => void
}

function Shown({ review, photo, onTurn, onPhoto }: ShownProps) {
  const texts = useTexts(reviewTexts)
  const root = useRef<HTMLDivElement>(null)
  const { handlers } = useSwipe(root, onTurn)
  useArrowKeys(root, onTurn)
  const images = review.reviewImageUrls
  const shown = images[photo]
  const { productImageUrl } = review
  return (
    <div ref={root} className={css.review} data-pictured={shown !== undefined} role="presentation" {...handlers}>
      {shown !== undefined && (
        <div className={css.stage}>
          <Image
            key={shown}
            picture={{ ...imageAttributes(shown), sizes: '100vw' }}
            alt={texts.photo(photo + 1)}
            ratio="fill"
            crop="whole"
            isFirst
          />
        </div>
      )}
      {shown === undefined && productImageUrl !== null && (
        <div className={css.product}>
          <Image picture={{ ...imageAttributes(productImageUrl), sizes: '14rem' }} ratio="4:5" />
        </div>
      )}
      <div className={css.content}>
        {images.length > 1 && (
          <ul className={css.thumbs}>
            {images.map((image, at) => (
              <li key={image}>
                <button type="button" aria-label={texts.photo(at + 1)} aria-current={at === photo} onClick={() => onPhoto(at)}>
                  <Image picture={{ ...imageAttributes(image), sizes: '4rem' }} ratio="1:1" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <Stars stars={review.rating} hasNumber />
        <blockquote lang={langOf(review.description)}>{review.description}</blockquote>
        <ButtonLink variant="outline" to={toProduct(review.productId)}>
          {texts.toProduct}
        </ButtonLink>
      </div>
    </div>
  )
}

type Position = { review: number; photo: number }

/** The next photo, or the first one of the next review; undefined at the end. */
function nextPhoto(position: Position, step: 1 | -1, photoCounts: readonly number[]): Position | undefined {
  const photo = position.photo + step
  if (photo >= 0 && photo < (photoCounts[position.review] ?? 0)) return { ...position, photo }
  return otherReview(position, step, photoCounts.length)
}

/** The first photo of a neighbouring review; undefined at the end. */
function otherReview({ review }: Position, step: 1 | -1, count: number): Position | undefined {
  const next = review + step
  return next >= 0 && next < count ? { review: next, photo: 0 } : undefined
}
