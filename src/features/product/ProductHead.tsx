import { live } from '../../api/api.ts'
import { useProductReviewsQuery } from '../reviews/api.ts'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import type { Product } from '../../contract/products.ts'
import { count, oneDecimal } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Eyebrow } from '../../ui/layout/Page.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { average } from '../reviews/ratingSummary.ts'
import css from './Product.module.css'
import { productTexts } from './texts.ts'
import { hasAllReviews, type Previews } from './unreadable.ts'
import { useEpisodeOf } from './useEpisodeOf.ts'

type Props = {
  product: Product
  /** Undefined of a product that a list has, whose page is still loading: its name is no heading yet, since the focus goes to that. */
  detail?: Previews
  onRating?: () => void
}

/** Episode, name, price, rating and description. */
export function ProductHead({ product, detail, onRating }: Props) {
  const common = useTexts(commonTexts)
  const episode = useEpisodeOf(product)
  const Name = detail ? 'h1' : 'p'
  return (
    <header>
      <Eyebrow>{episode ? common.episode(episode.id, episode.title) : ' '}</Eyebrow>
      <Name className={css.name} tabIndex={-1} lang={langOf(product.name)}>
        {product.name}
      </Name>
      <div className={css.facts}>
        <PriceTag size="large" product={product} />
        {!detail && <span className={css.rating} />}
        {detail && detail.reviewPreviews.length > 0 && <Rating productId={product.id} detail={detail} onPress={onRating} />}
      </div>
      <p className={css.description} lang={langOf(product.description)}>
        {product.description}
      </p>
    </header>
  )
}

type RatingProps = {
  productId: number
  detail: Previews
  onPress: (() => void) | undefined
}

/** The mean of all reviews, linked to them. */
function Rating({ productId, detail, onPress }: RatingProps) {
  const texts = useTexts(productTexts)
  const previews = detail.reviewPreviews
  const isWhole = hasAllReviews(detail)
  const { data, isError } = useProductReviewsQuery(productId, { ...live, skip: isWhole })
  const reviews = isWhole ? previews : data?.items
  if (isError && !data) return null
  const stars = oneDecimal(average(reviews ?? previews))
  const total = (reviews ?? previews).length
  return (
    <a
      className={`${css.rating} figures`}
      href={`#${REVIEWS}`}
      data-waiting={!reviews}
      onClick={(event) => {
        // Without a history entry.
        event.preventDefault()
        onPress?.()
      }}
    >
      <b aria-hidden="true">★</b>
      <VisuallyHidden>{`${texts.rating} `}</VisuallyHidden>
      <span>{`${stars} · ${texts.reviewCount(count(total))}`}</span>
    </a>
  )
}

/** The id of the reviews on the product's page. */
export const REVIEWS = 'reviews'
