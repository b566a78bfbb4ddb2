import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviewShape.ts'
import { dayOf } from '../../lib/date.ts'
import { picture } from '../../lib/image.ts'
import { rating } from '../../lib/rating.ts'
import { useTexts } from '../../texts/provider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Stars } from '../../ui/Stars.tsx'
import css from './ReviewDialog.module.css'

/** One review whole, with its photos and the way to the product (HOME-09). */
export function ReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { review: texts, common, carousel } = useTexts()
  const photos = review.reviewImageUrls
  return (
    <Dialog
      look="wide"
      title={<span lang="ko">{review.productName}</span>}
      eyebrow={dayOf(review.createdAt)}
      closeLabel={common.close}
      onClose={onClose}
      actions={<ButtonLink to={toProduct(review.productId)}>{texts.toProduct}</ButtonLink>}
    >
      {photos.length > 0 && (
        <Carousel
          label={texts.title}
          look="full"
          texts={carousel}
          slides={photos.map((photo, index) => (
            <Frame key={photo} picture={picture(photo)} alt={texts.photo(index + 1)} crop="whole" isFirst={index === 0} />
          ))}
        />
      )}
      <Stars stars={review.rating} text={rating(review.rating)} label={texts.rating(rating(review.rating))} />
      <blockquote className={css.words} lang="ko">
        {review.description}
      </blockquote>
    </Dialog>
  )
}
