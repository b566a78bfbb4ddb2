import { skipToken } from '@reduxjs/toolkit/query'
import { NotRead, NotShown } from '../../api/QueryView.tsx'
import { listedProducts, useProductsInfiniteQuery, type ProductInPart } from '../catalogue/api.ts'
import type { Product } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Section } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { CardProduct } from '../catalogue/ProductCard.tsx'
import { ProductList } from '../catalogue/ProductList.tsx'
import css from './Product.module.css'
import { ReviewPreviews } from './ReviewPreviews.tsx'
import { productTexts } from './texts.ts'
import { unreadableOf } from './unreadable.ts'

const CARD_SIZES = '(width >= 64em) 20rem, (width >= 43.75em) 25vw, 50vw'

/** Products of a full row on desktops. */
const ROW = 4

type Props = { detail: ProductInPart; onRetry: () => unknown }

/** Products that go with it, and what people say about it. */
export function Companions({ detail, ratingPresses, onRetry }: Props & { ratingPresses: number }) {
  return (
    <>
      <Related detail={detail} onRetry={onRetry} />
      <ReviewPreviews detail={detail} ratingPresses={ratingPresses} onRetry={onRetry} />
    </>
  )
}

/**
 * Products worn together with it in the episode; a row that they do not fill ends with others of the episode. The detail of a
 * product has only the price of the related ones: the discount comes from the list of the episode.
 */
function Related({ detail, onRetry }: Props) {
  const texts = useTexts(productTexts)
  const { product, relatedProducts } = detail
  const unreadable = unreadableOf(detail, 'relatedProducts')
  // What says that none can be read takes the column of one.
  const columnsOfRelated = Math.min(relatedProducts.length || Math.min(unreadable, 1), ROW)
  const missing = ROW - columnsOfRelated
  const { others, listed, isLoading } = useOthersOfEpisode(product, relatedProducts, missing)
  const columns = isLoading ? missing : others.length
  return (
    <div className={css.companions}>
      {columnsOfRelated > 0 && (
        <div className={css.group} style={{ '--columns': columnsOfRelated }}>
          <Section title={texts.related}>
            {relatedProducts.length > 0 ? (
              // One element: the rows of the titles and of what stands below them are shared.
              <div>
                <ProductList
                  products={relatedProducts.map((each) => listed.find(({ id }) => id === each.id) ?? each)}
                  sizes={CARD_SIZES}
                  layout={css.related}
                />
                <NotShown count={unreadable} />
              </div>
            ) : (
              <NotRead call="products" onRetry={onRetry} />
            )}
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
  const listed = listedProducts(data)
  const others = listed.filter((each) => !shownIds.has(each.id) && each.isSoldOut !== true)
  return { isLoading, listed, others: others.slice(0, count) }
}
