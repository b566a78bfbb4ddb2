import { skipToken } from '@reduxjs/toolkit/query'
import { useProductsInfiniteQuery } from '../catalogue/api.ts'
import type { Product, ProductDetail } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Section } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { CardProduct } from '../catalogue/ProductCard.tsx'
import { ProductList } from '../catalogue/ProductList.tsx'
import css from './Product.module.css'
import { ReviewPreviews } from './ReviewPreviews.tsx'
import { productTexts } from './texts.ts'

const CARD_SIZES = '(width >= 64em) 20rem, (width >= 43.75em) 25vw, 50vw'

/** Products of a full row on desktops. */
const ROW = 4

/** Products that go with it, and what people say about it. */
export function Companions({ detail, ratingPresses }: { detail: ProductDetail; ratingPresses: number }) {
  return (
    <>
      <Related detail={detail} />
      <ReviewPreviews productId={detail.product.id} reviews={detail.reviewPreviews} ratingPresses={ratingPresses} />
    </>
  )
}

/**
 * Products worn together with it in the episode; a row that they do not fill ends with others of the episode. The detail of a
 * product has only the price of the related ones: the discount comes from the list of the episode.
 */
function Related({ detail: { product, relatedProducts } }: { detail: ProductDetail }) {
  const texts = useTexts(productTexts)
  const missing = Math.max(ROW - relatedProducts.length, 0)
  const { others, listed, isLoading } = useOthersOfEpisode(product, relatedProducts, missing)
  const columns = isLoading ? missing : others.length
  return (
    <div className={css.companions}>
      {relatedProducts.length > 0 && (
        <div className={css.group} style={{ '--columns': Math.min(relatedProducts.length, ROW) }}>
          <Section title={texts.related}>
            <ProductList
              products={relatedProducts.map((each) => listed.find(({ id }) => id === each.id) ?? each)}
              sizes={CARD_SIZES}
              layout={css.related}
            />
          </Section>
        </div>
      )}
      {product.episodeId !== null && columns > 0 && (
        <div className={css.group} style={{ '--columns': columns }}>
          <Section title={texts.others(product.episodeId)}>
            {isLoading ? (
              <Skeleton count={missing} shape="4:5" layout={css.related} />
            ) : (
              <ProductList products={others} sizes={CARD_SIZES} layout={css.related} />
            )}
          </Section>
        </div>
      )}
    </div>
  )
}

/** The first products of the episode that are neither shown yet nor sold out. */
function useOthersOfEpisode({ id, episodeId }: Product, shown: readonly CardProduct[], count: number) {
  const { data, isLoading } = useProductsInfiniteQuery(episodeId ?? skipToken)
  const shownIds = new Set([id, ...shown.map((each) => each.id)])
  const listed = data?.pages.flat() ?? []
  const others = listed.filter((each) => !shownIds.has(each.id) && each.isSoldOut !== true)
  return { isLoading, listed, others: others.slice(0, count) }
}
