import { useErrorMessage } from '../../api/useErrorMessage.ts'
import { QueryError } from '../../components/QueryError.tsx'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadMoreSentinel } from './LoadMoreSentinel.tsx'
import { ALL, matching } from './category.ts'
import { ShopGrid } from './ShopGrid.tsx'
import css from './Shop.module.css'
import type { useShop } from './useShop.ts'
import { shopTexts } from './texts.ts'

type Props = { shop: ReturnType<typeof useShop>; filter: string; onShowAll: () => void }

/** The filtered products, and the state of loading more (SHOP-06). */
export function ShopShelf({ shop, filter, onShowAll }: Props) {
  const texts = useTexts(shopTexts)
  const common = useTexts(commonTexts)
  const { products = [], error, isComplete, isFetching } = shop
  const shown = matching(products, filter)
  if (shown.length === 0 && isComplete && !error) {
    const all = (
      <Button look="outline" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    )
    return <EmptyState title={filter === ALL ? texts.emptyShop : texts.empty} action={filter === ALL ? undefined : all} />
  }
  return (
    <>
      {shown.length > 0 && <ShopGrid key={filter} products={shown} />}
      {/* Below the cards, so the placeholder has their height. */}
      <LoadMoreSentinel
        key={shop.pages}
        isReady={shop.pages > 0 && !isComplete && !isFetching && !error}
        onNear={shop.loadMore}
      />
      <div className={css.end}>
        {error !== undefined && !isFetching ? (
          <Failure error={error} onRetry={shop.retry} />
        ) : (
          !isComplete && <ProductsSkeleton label={shown.length > 0 ? texts.more : common.loading} hasLead={shown.length === 0} />
        )}
      </div>
    </>
  )
}

/** Placeholders: a whole screen at first, one row for each further page. */
function ProductsSkeleton({ label, hasLead }: { label: string; hasLead: boolean }) {
  const layout = hasLead ? `${css.grid} ${css.awaited}` : css.grid
  return <Skeleton label={label} frames={hasLead ? 9 : 4} shape="portrait" layout={layout} />
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const common = useTexts(commonTexts)
  const message = useErrorMessage(error, 'products')
  const loading = <ProductsSkeleton label={common.loading} hasLead={false} />
  return <QueryError message={message} loading={loading} onRetry={onRetry} />
}
