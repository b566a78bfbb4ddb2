import { useMemo } from 'react'
import { QueryError } from '../../api/QueryView.tsx'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { LoadMoreSentinel } from '../../api/LoadMoreSentinel.tsx'
import { ALL, matching, type ListOptions, sorted, sorts } from './listOptions.ts'
import { ShopGrid } from './ShopGrid.tsx'
import css from './Shop.module.css'
import type { useShop } from './useShop.ts'
import { shopTexts } from './texts.ts'
import { useErrorText } from '../../api/errorText.ts'

type Props = {
  shop: Omit<ReturnType<typeof useShop>, 'unreadable'>
  options: ListOptions & { key: string }
  /** Whether the server knows no such episode. */
  isUnknownEpisode?: boolean
  onShowAll: () => void
  onShowAllEpisodes: () => void
}

/** The filtered products in their order, and the state of loading more. */
export function ShopList({ shop, options, isUnknownEpisode = false, onShowAll, onShowAllEpisodes }: Props) {
  const texts = useTexts(shopTexts)
  const { filter, sort, episodeId } = options
  const { products = [], error, isComplete, isFetching } = shop
  const isSorted = sort !== sorts[0]
  // Only all products can be sorted.
  const isSorting = isSorted && !isComplete
  const shown = useMemo(() => (isSorting ? [] : sorted(matching(products, filter), sort)), [products, filter, sort, isSorting])

  if (isUnknownEpisode && episodeId !== undefined)
    return (
      <NothingShown
        title={texts.unknownEpisode(episodeId)}
        action={texts.showAllEpisodes}
        onAct={onShowAllEpisodes}
        caption="404"
      />
    )
  if (shown.length === 0 && isComplete && !error) {
    if (filter !== ALL) return <NothingShown title={texts.empty} action={texts.showAll} onAct={onShowAll} />
    if (episodeId === undefined) return <EmptyState title={texts.emptyShop} />
    return <NothingShown title={texts.emptyEpisode} action={texts.showAllEpisodes} onAct={onShowAllEpisodes} />
  }
  return (
    <>
      {shown.length > 0 && <ShopGrid key={options.key} products={shown} isByEpisode={!isSorted} />}
      {/* Below the cards, so the placeholder has their height. */}
      <LoadMoreSentinel
        key={`${episodeId}:${shop.pages}`}
        isReady={shop.pages > 0 && !isComplete && !isFetching && !error}
        onNear={shop.loadMore}
      />
      {/* A new element below the first cards: the placeholder above them would move, which counts as a layout shift. */}
      <div key={shown.length > 0 ? 'more' : 'first'} className={css.end}>
        {error !== undefined && !isFetching ? (
          <ShopFailure error={error} isSorting={isSorting} onRetry={shop.retry} />
        ) : (
          !isComplete && (
            <>
              {isSorting && products.length > 0 && (
                <output className={css.progress}>{texts.sorting(count(products.length))}</output>
              )}
              <ProductsSkeleton label={shown.length > 0 ? texts.more : undefined} hasLead={shown.length === 0} />
            </>
          )
        )}
      </div>
    </>
  )
}

type NothingProps = { title: string; action: string; onAct: () => void; caption?: string }

function NothingShown({ title, action, onAct, ...rest }: NothingProps) {
  const button = (
    <Button variant="outline" onClick={onAct}>
      {action}
    </Button>
  )
  return <EmptyState title={title} action={button} {...rest} />
}

/** Placeholders: a whole screen at first, one row for each further page. */
function ProductsSkeleton({ label, hasLead }: { label?: string | undefined; hasLead: boolean }) {
  const layout = hasLead ? `${css.grid} ${css.awaited}` : css.grid
  return <Skeleton label={label} count={hasLead ? 9 : 4} shape="4:5" layout={layout} />
}

type ShopFailureProps = { error: unknown; isSorting: boolean; onRetry: () => void }

function ShopFailure({ error, isSorting, onRetry }: ShopFailureProps) {
  const texts = useTexts(shopTexts)
  const message = useErrorText()(error, 'products')
  return (
    <>
      {isSorting && <p className={css.progress}>{texts.notSorted}</p>}
      {message ? <QueryError message={message} onRetry={onRetry} /> : <ProductsSkeleton hasLead={false} />}
    </>
  )
}
