import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviewShape.ts'
import { isoDate, oneDecimal } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { reviewPicture } from '../catalogue/pictureNames.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { Stars } from '../../ui/Stars.tsx'

type Props = {
  review: Review
  /** The `sizes` attribute of its picture. */
  sizes?: string
  /** Whether it shows its product; false if all reviews are of the same product. */
  hasProduct?: boolean
  /** Whether a viewer shows it, where there is one. */
  isOpen?: boolean | undefined
  onOpen: () => void
}

export function ReviewTile({ review, sizes, hasProduct = false, isOpen, onOpen }: Props) {
  const common = useTexts(commonTexts)
  const [photo] = review.reviewImageUrls
  return (
    <ReviewCard
      id={review.id}
      text={review.description}
      picture={photo === undefined ? undefined : { ...imageAttributes(photo), ...(sizes !== undefined && { sizes }) }}
      {...(isOpen !== undefined && { shared: { name: reviewPicture(review.id), isElsewhere: isOpen } })}
      rating={<Stars stars={review.rating} text={oneDecimal(review.rating)} label={common.rating(oneDecimal(review.rating))} />}
      date={isoDate(review.createdAt)}
      product={hasProduct ? { name: review.productName, to: toProduct(review.productId) } : undefined}
      more={{ label: common.more, onOpen }}
    />
  )
}
