import { live } from '../../api/api.ts'
import { langOf } from '../../lib/langOf.ts'
import { isNotFound } from '../../api/errorText.ts'
import { NotShown, QueryView } from '../../api/QueryView.tsx'
import { useProductQuery } from '../catalogue/api.ts'
import { useProductReviewsQuery } from './api.ts'
import { toProduct } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { ReviewsHead, ReviewsTitle } from './ReviewsHead.tsx'
import { NoReviews, ReviewedProduct, ReviewWall, ReviewWallSkeleton } from './ReviewWall.tsx'
import { isFew } from './ratingSummary.ts'
import { useStarsFilter, withStars } from './reviewFilters.ts'
import { reviewTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Page, Split } from '../../ui/layout/Page.tsx'
import { NotFoundPage, PageOfId } from '../../api/NotFoundPage.tsx'
import { pageTexts } from '../../texts/pages.ts'

/** Reviews of a full row on desktops. */
const ROW = 3

/** The reviews of one product, or the page of what is not found. */
export const ProductReviewsPage = () => <PageOfId page={ProductReviews} />

function ProductReviews({ id }: { id: number }) {
  const { titles } = useTexts(pageTexts)
  const { data: detail } = useProductQuery(id)
  const { currentData: reviews, error, refetch } = useProductReviewsQuery(id, live)
  const name = detail?.product.name ?? reviews?.items[0]?.productName
  const title = name === undefined ? titles.productReviews : `${name} ${titles.reviews}`
  usePage(isNotFound(error) ? titles.notFound : title)

  const [stars, setStars] = useStarsFilter()

  if (isNotFound(error)) return <NotFoundPage />
  const side = (
    <>
      <ReviewsTitle home={toProduct(id)} eyebrow={titles.productReviews}>
        {name === undefined ? titles.productReviews : <span lang={langOf(name)}>{name}</span>}
      </ReviewsTitle>
      {reviews && <ReviewsHead reviews={reviews.items} selectedStars={stars} onSelect={setStars} />}
    </>
  )
  return (
    <Page>
      <Split side={side}>
        <QueryView
          query={{ data: reviews, error, refetch }}
          call="productReviews"
          loading={<ReviewWallSkeleton variant="beside" />}
        >
          {({ items, unreadable }) => {
            const shown = (
              <div>
                <Reviews productId={id} reviews={items} stars={stars} onShowAll={() => setStars(undefined)} />
                <NotShown count={unreadable.length} />
              </div>
            )
            return detail && items.length < ROW ? <ReviewedProduct product={detail.product}>{shown}</ReviewedProduct> : shown
          }}
        </QueryView>
      </Split>
    </Page>
  )
}

type Props = { productId: number; reviews: readonly Review[]; stars: number | undefined; onShowAll: () => void }

function Reviews({ productId, reviews, stars, onShowAll }: Props) {
  const texts = useTexts(reviewTexts)
  const shown = withStars(reviews, stars)
  const showAll = (
    <Button variant="outline" onClick={onShowAll}>
      {texts.showAll}
    </Button>
  )
  if (shown.length === 0)
    return (
      <NoReviews action={stars === undefined ? <ButtonLink to={toProduct(productId)}>{texts.toProduct}</ButtonLink> : showAll} />
    )
  return (
    <>
      <ReviewWall key={stars ?? 0} variant="beside" reviews={shown} />
      {/* Without the bars only the address says that it filters. */}
      {stars !== undefined && isFew(reviews) && showAll}
    </>
  )
}
