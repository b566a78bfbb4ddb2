import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { errorText, isApiError } from '../api/errorText.ts'
import { useProductQuery } from '../api/products.ts'
import { patterns } from '../config/paths.ts'
import type { ProductDetail } from '../contract/products.ts'
import { idText } from '../contract/values.ts'
import { BuyBar, BuyButtons } from '../features/product/BuyButtons.tsx'
import { Related, ReviewPreviews } from '../features/product/Companions.tsx'
import { Gallery } from '../features/product/Gallery.tsx'
import { Policies } from '../features/product/Policies.tsx'
import css from '../features/product/Product.module.css'
import { ProductHead } from '../features/product/ProductHead.tsx'
import { SizeChoice } from '../features/product/ProductPanel.tsx'
import { SizeGuide } from '../features/product/SizeGuide.tsx'
import { useOrdering } from '../features/product/useOrdering.ts'
import { productTexts } from '../features/product/texts.ts'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { BackButton } from '../ui/BackButton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pageTexts } from './texts.ts'

/** One product (PROD). Another one begins anew; what can be no product is not found (PROD-11, NAV-02). */
export function ProductPage() {
  const id = v.safeParse(idText, useParams()['id'])
  return id.success ? <Product key={id.output} id={id.output} /> : <NotFoundPage />
}

function Product({ id }: { id: number }) {
  const errors = useTexts(errorTexts)
  const common = useTexts(commonTexts)
  const { titles } = useTexts(pageTexts)
  // Entering asks anew: prices and stock are today's.
  const { currentData: detail, error, refetch } = useProductQuery(id, { refetchOnMountOrArgChange: true })

  if (isUnknown(error)) return <NotFoundPage />
  if (detail) return <Found detail={detail} />
  const words = error && errorText(error, errors, 'product')
  if (words) {
    const { retry } = common
    return (
      <ErrorState
        title={titles.product}
        message={words.text}
        lang={words.lang}
        retryLabel={retry}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Page>
      <Skeleton label={common.loading} frames={2} shape="product" layout={`${css.product} ${css.awaited}`} />
    </Page>
  )
}

// A missing product is known by its status: codes are the server's own (OPEN-12).
const isUnknown = (error: unknown) => isApiError(error) && error.kind === 'refused' && error.status === 404

function Found({ detail }: { detail: ProductDetail }) {
  const { product, imageUrls, stock } = detail
  const texts = useTexts(productTexts)
  useDocumentTitle(product.name)
  const ordering = useOrdering(detail)
  return (
    <Page>
      <div className={css.product}>
        <div className={css.pictures}>
          <div className={css.back}>
            <BackButton label={texts.back} home={patterns.shop} />
          </div>
          <Gallery id={product.id} name={product.name} images={imageUrls.length > 0 ? imageUrls : [product.imageUrl]} />
        </div>
        <div className={css.panel}>
          <ProductHead product={product} />
          <div className={css.sizes}>
            <SizeGuide category={product.category} sizes={stock.map(({ size }) => size)} />
            <SizeChoice detail={detail} ordering={ordering} />
          </div>
          <BuyButtons ordering={ordering} />
          <Policies />
        </div>
      </div>
      <Related products={detail.relatedProducts} />
      <ReviewPreviews productId={product.id} reviews={detail.reviewPreviews} />
      <BuyBar ordering={ordering} />
    </Page>
  )
}
