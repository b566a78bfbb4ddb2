import { useNavigate } from 'react-router-dom'
import { toProduct, toProductReviews } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { PRODUCT_REVIEW_PREVIEWS } from '../../contract/limits.ts'
import { isoDate, oneDecimal, won } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { commonTexts } from '../../texts/common.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { paperColorOf } from '../../ui/ImageFrame.tsx'
import { Section } from '../../ui/Page.tsx'
import { PriceTag } from '../../components/PriceTag.tsx'
import { ProductCard } from '../../components/ProductCard.tsx'
import { ReviewCard } from '../../components/ReviewCard.tsx'
import { Stars } from '../../ui/Stars.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

const CARD_SIZES = '(min-width: 48em) 20rem, 50vw'

/** Products worn together with it in the episode; renders nothing without any (PROD-10). */
export function Related({ products }: { products: ProductDetail['relatedProducts'] }) {
  const texts = useTexts(productTexts)
  const { language } = useLocale()
  if (products.length === 0) return null
  return (
    <Section title={texts.related}>
      <ul className={css.related}>
        {products.map(({ id, name, imageUrl, price }) => (
          <li key={id}>
            <ProductCard
              to={toProduct(id)}
              name={name}
              lang="ko"
              picture={{ ...imageAttributes(imageUrl), sizes: CARD_SIZES }}
              price={<PriceTag price={won(price, language)} />}
              paperColor={paperColorOf(id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Previews = { productId: number; reviews: ProductDetail['reviewPreviews'] }

/** The newest reviews and a link to all of them (PROD-10). */
export function ReviewPreviews({ productId, reviews }: Previews) {
  const texts = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const navigate = useNavigate()
  const all = toProductReviews(productId)
  const link = (
    <ButtonLink look="quiet" size="compact" to={all}>
      {texts.allReviews}
    </ButtonLink>
  )
  return (
    <Section title={texts.reviews} aside={link}>
      {reviews.length === 0 && <EmptyState title={texts.noReviews} />}
      <ul className={css.reviews}>
        {reviews
          .slice(0, PRODUCT_REVIEW_PREVIEWS)
          .map(({ id, rating: stars, description, createdAt, reviewImageUrls: [photo] }) => (
            <li key={id}>
              <ReviewCard
                id={id}
                lang="ko"
                text={description}
                picture={photo === undefined ? undefined : { ...imageAttributes(photo), sizes: CARD_SIZES }}
                rating={<Stars stars={stars} label={common.rating(oneDecimal(stars))} />}
                date={isoDate(createdAt)}
                more={{ label: common.more, onOpen: () => void navigate(all) }}
              />
            </li>
          ))}
      </ul>
    </Section>
  )
}
