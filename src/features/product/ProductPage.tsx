import { live } from '../../api/api.ts'
import { useRef, useState } from 'react'
import { isNotFound } from '../../api/errorText.ts'
import { NextScreen, NotLoaded } from '../../api/NotLoaded.tsx'
import { QueryView } from '../../api/QueryView.tsx'
import { listedProducts, productsApi, useProductQuery, type ProductInPart } from '../catalogue/api.ts'
import type { Product } from '../../contract/products.ts'
import { BuyBar, BuyButtons } from './BuyButtons.tsx'
import { Gallery } from './Gallery.tsx'
import { Policies } from './Policies.tsx'
import { ProductHead } from './ProductHead.tsx'
import { BelowProduct, ProductLayout, ProductSkeleton } from './ProductLayout.tsx'
import { ProductSizes } from './SizeChoice.tsx'
import { ProductTrail } from './ProductTrail.tsx'
import { useOrdering } from './useOrdering.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { firstViewShown } from '../../ui/firstView.ts'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { NotFoundPage, PageOfId } from '../../api/NotFoundPage.tsx'
import { pageTexts } from '../../texts/pages.ts'
import { scrollToFocus } from '../../ui/scroll.ts'
import { useAppSelector } from '../../hooks.ts'

const Companions = lazyComponent(
  async () => {
    await firstViewShown()
    return (await import('./Companions.tsx')).Companions
  },
  { ifFailed: NotLoaded, waiting: <NextScreen /> },
)

/** A product, or the page of what is not found. */
export const ProductPage = () => <PageOfId page={ProductById} />

function ProductById({ id }: { id: number }) {
  const { titles } = useTexts(pageTexts)
  // Refetched on entry: prices and stock must be current.
  const { currentData: data, error, refetch } = useProductQuery(id, live)

  usePage(isNotFound(error) ? titles.notFound : (data?.product.name ?? titles.product))

  const listed = useListedProduct(id)

  if (isNotFound(error)) return <NotFoundPage />
  const loading = (
    <Page>
      <ProductSkeleton
        trail={listed && <ProductTrail product={listed} />}
        gallery={listed && <Gallery id={id} name={listed.name} images={[listed.imageUrl]} isIncomplete />}
        head={listed && <ProductHead product={listed} />}
      />
    </Page>
  )
  return (
    <QueryView query={{ data, error, refetch }} title={titles.product} call="product" loading={loading}>
      {(detail) => <LoadedProduct detail={detail} onRetry={refetch} />}
    </QueryView>
  )
}

function LoadedProduct({ detail, onRetry }: { detail: ProductInPart; onRetry: () => unknown }) {
  const { product, imageUrls } = detail
  const ordering = useOrdering(detail)
  const companions = useRef<HTMLDivElement>(null)
  const [ratingPresses, setRatingPresses] = useState(0)
  const onRating = () => {
    setRatingPresses(ratingPresses + 1)
    // Until the reviews' code is there, and if it cannot be loaded: they go on to the reviews.
    scrollToFocus(companions.current)
  }
  return (
    <Page>
      <ProductLayout
        trail={<ProductTrail product={product} />}
        gallery={<Gallery id={product.id} name={product.name} images={imageUrls.length > 0 ? imageUrls : [product.imageUrl]} />}
        policies={<Policies />}
      >
        <ProductHead product={product} detail={detail} onRating={onRating} />
        <ProductSizes detail={detail} ordering={ordering} />
        <BuyButtons ordering={ordering} episodeId={product.episodeId} />
      </ProductLayout>
      <BelowProduct ref={companions}>
        <Companions detail={detail} ratingPresses={ratingPresses} onRetry={onRetry} />
      </BelowProduct>
      <BuyBar ordering={ordering} detail={detail} />
    </Page>
  )
}

/** A product as the shop's lists have it, to show its picture before its own reply. */
function useListedProduct(productId: number): Product | undefined {
  return useAppSelector((state) =>
    productsApi.util
      .selectCachedArgsForQuery(state, 'products')
      .flatMap((episodeId) => listedProducts(productsApi.endpoints.products.select(episodeId)(state).data))
      .find(({ id }) => id === productId),
  )
}
