import { useCallback, useMemo, useRef } from 'react'
import type { Product } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { DeferredRender } from '../../ui/DeferredRender.tsx'
import { useVirtualList } from '../../ui/useVirtualList.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { EpisodeCaption } from './EpisodeCaption.tsx'
import { CAPTION_PX, estimatedHeight, type Row, rowsOf, useColumns } from './rows.ts'
import { ShopCard } from './ShopCard.tsx'
import css from './Shop.module.css'
import { type GridMetrics, useGridMetrics } from './useGridMetrics.ts'
import { shopTexts } from './texts.ts'

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2
/** Rows rendered immediately, for the first paint. */
const FIRST = 3
const measured = new Map<string, number>()

type GridProps = {
  products: readonly Product[]
  /** Whether they are ordered by episode: a caption shows where one begins. */
  isByEpisode: boolean
}

export function ShopGrid({ products, isByEpisode }: GridProps) {
  const shop = useTexts(shopTexts)
  const ruler = useRef<HTMLUListElement>(null)
  const metrics = useGridMetrics(ruler)
  const columns = useColumns()
  return (
    <div className={css.container} data-measured={metrics !== undefined}>
      <VisuallyHidden>
        <h2>{shop.products}</h2>
      </VisuallyHidden>
      {/* Measures gaps and width before cards are rendered. */}
      <ul ref={ruler} className={css.grid} aria-hidden="true" />
      {metrics && <Rows key={`${columns}:${metrics.width}`} {...{ products, isByEpisode, columns, metrics }} />}
    </div>
  )
}

type Props = GridProps & { columns: number; metrics: GridMetrics }

function Rows({ products, isByEpisode, columns, metrics }: Props) {
  const shop = useTexts(shopTexts)
  const rows = useMemo(
    () => rowsOf(products.length, columns, (index) => isByEpisode && startsEpisode(products, index)),
    [products, isByEpisode, columns],
  )
  const { width } = metrics
  const keyOf = useCallback(
    (index: number) => `${width}:${keyOfRow(products, rows[index], columns)}`,
    [width, products, rows, columns],
  )
  const grid = useVirtualList({
    count: rows.length,
    keyOf,
    estimate: (index) => heightOf(rows[index], { ...metrics, columns }),
    measured,
    overscan: OVERSCAN,
    gap: metrics.rowGap,
    scrollMargin: metrics.top,
  })
  const shown = grid.getVirtualItems()
  const above = (shown[0]?.start ?? metrics.top) - metrics.top
  const below = grid.getTotalSize() - ((shown.at(-1)?.end ?? metrics.top) - metrics.top)
  return (
    <ul className={css.grid} aria-label={shop.products} style={{ paddingBlock: `${above}px ${Math.max(below, 0)}px` }}>
      {shown.map(({ index, size }) => (
        <Cards
          key={keyOf(index)}
          products={products}
          row={rows[index]}
          index={index}
          height={size}
          step={(width + metrics.gap) / columns}
          gap={metrics.gap}
          measure={grid.measureElement}
        />
      ))}
    </ul>
  )
}

type CardsProps = {
  products: readonly Product[]
  row: Row | undefined
  index: number
  /** Measured or estimated, in px. */
  height: number
  /** From one column to the next, and between two, in px. */
  step: number
  gap: number
  measure: (card: HTMLElement | null) => void
}

/** All cards of a row have the same height: only the first one is measured. */
function Cards({ products, row, index, height, step, gap, measure }: CardsProps) {
  if (!row) return null
  return products.slice(row.first, row.first + row.count).map((product, at) => {
    const { isBelowCaption = false, span } = row.captions[at] ?? {}
    return (
      <li
        key={product.id}
        ref={at === 0 ? measure : undefined}
        className={row.hasLead && at === 0 ? css.lead : undefined}
        data-below-caption={isBelowCaption}
        data-index={index}
        aria-posinset={row.first + at + 1}
        aria-setsize={products.length}
      >
        {span !== undefined && product.episodeId !== null && (
          <EpisodeCaption episodeId={product.episodeId} width={span * step - gap} />
        )}
        <DeferredRender isFirst={index < FIRST} height={isBelowCaption ? height - CAPTION_PX : height}>
          <ShopCard product={product} isLead={row.hasLead && at === 0} />
        </DeferredRender>
      </li>
    )
  })
}

const startsEpisode = (products: readonly Product[], index: number) => {
  const episodeId = products[index]?.episodeId ?? null
  return episodeId !== null && episodeId !== products[index - 1]?.episodeId
}

const keyOfRow = (products: readonly Product[], row: Row | undefined, columns: number) =>
  row ? `${columns}:${row.hasLead}:${row.captions[0]?.isBelowCaption}:${products[row.first]?.id ?? row.first}` : ''

const heightOf = (row: Row | undefined, metrics: GridMetrics & { columns: number }) => (row ? estimatedHeight(row, metrics) : 0)
