import { useState } from 'react'
import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { count, isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Image } from '../../ui/Image.tsx'
import { Stars } from '../../ui/controls/Stars.tsx'
import { Viewer } from '../../ui/layout/Viewer.tsx'
import css from './ReviewViewer.module.css'
import { reviewTexts } from './texts.ts'

type Props = { reviews: readonly Review[]; first: number; onClose: () => void }

/** A full-screen review. Swipes and arrow keys move through its photos and on to the next review. */
export function ReviewViewer({ reviews, first, onClose }: Props) {
  const texts = useTexts(reviewTexts)
  const [{ at, photo }, show] = useState({ at: first, photo: 0 })
  const move = (step: 1 | -1) => {
    if (reviews[at + step]) show({ at: at + step, photo: 0 })
  }
  const review = reviews[at]
  if (!review) return null
  return (
    <Viewer
      title={review.productName}
      lang={langOf(review.productName)}
      eyebrow={isoDate(review.createdAt)}
      onClose={onClose}
      pictures={review.reviewImageUrls.map((image, index) => {
        return { ...imageAttributes(image), sizes: '100vw', alt: texts.photo(index + 1) }
      })}
      index={photo}
      onIndex={(index) => show({ at, photo: index })}
      onPast={move}
      words={<Words review={review} photo={photo} onPhoto={(index) => show({ at, photo: index })} />}
      actions={
        // At the end a disabled button keeps the focus: without it key presses would go to the body.
        <nav className={`${css.steps} figures`} aria-label={texts.list}>
          <IconButton variant="outline" label={texts.previous} aria-disabled={at === 0} onClick={() => move(-1)}>
            <Icon name="previous" />
          </IconButton>
          <output>{texts.position(count(at + 1), count(reviews.length))}</output>
          <IconButton variant="outline" label={texts.next} aria-disabled={at === reviews.length - 1} onClick={() => move(1)}>
            <Icon name="next" />
          </IconButton>
        </nav>
      }
    />
  )
}

type WordsProps = { review: Review; photo: number; onPhoto: (photo: number) => void }

/** The review's text and rating, and thumbnails of its photos; without any the product's picture. */
function Words({ review, photo, onPhoto }: WordsProps) {
  const texts = useTexts(reviewTexts)
  const { reviewImageUrls: images, productImageUrl, description } = review
  return (
    <div className={css.words} data-pictured={images.length > 0}>
      {images.length === 0 && productImageUrl !== null && (
        <div className={css.product}>
          <Image picture={{ ...imageAttributes(productImageUrl), sizes: '14rem' }} ratio="4:5" />
        </div>
      )}
      {images.length > 1 && (
        <ul className={css.thumbs}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={texts.photo(index + 1)}
                aria-current={index === photo}
                onClick={() => onPhoto(index)}
              >
                <Image picture={{ ...imageAttributes(image), sizes: '4rem' }} ratio="1:1" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Stars stars={review.rating} hasNumber />
      <blockquote lang={langOf(description)}>{description}</blockquote>
      <ButtonLink variant="outline" to={toProduct(review.productId)}>
        {texts.toProduct}
      </ButtonLink>
    </div>
  )
}
