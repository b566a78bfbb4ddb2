import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Image } from '../../ui/Image.tsx'
import { Stars } from '../../ui/Stars.tsx'
import css from './ReviewDialog.module.css'
import { reviewTexts } from './texts.ts'

/** One review in full, with its photos and a link to the product. */
export function ReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const texts = useTexts(reviewTexts)
  const photos = review.reviewImageUrls
  return (
    <Dialog
      variant="wide"
      title={<span lang={langOf(review.productName)}>{review.productName}</span>}
      eyebrow={isoDate(review.createdAt)}
      onClose={onClose}
      actions={<ButtonLink to={toProduct(review.productId)}>{texts.toProduct}</ButtonLink>}
    >
      {photos.length > 0 && (
        <Carousel
          label={texts.title}
          variant="full"
          slides={photos.map((photo, index) => (
            <Image key={photo} picture={imageAttributes(photo)} alt={texts.photo(index + 1)} crop="whole" isFirst={index === 0} />
          ))}
        />
      )}
      <Stars stars={review.rating} hasNumber />
      <blockquote className={css.quote} lang={langOf(review.description)}>
        {review.description}
      </blockquote>
    </Dialog>
  )
}
