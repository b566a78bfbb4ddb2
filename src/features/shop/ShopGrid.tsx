import { useMemo, memo as reactMemo } from 'react'
import type { Product } from '../../contract/products.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useEpisodes } from '../episode/api.ts'
import { captionsOf, useColumns } from './captions.ts'
import css from './Shop.module.css'
import { shopTexts } from './texts.ts'
import { ProductCard } from '../catalogue/ProductCard.tsx'

type Props = {
  products: readonly Product[]
  /** Whether they are ordered by episode: a caption shows where one begins. */
  isByEpisode: boolean
}

/** All products of the list. The browser lays out those near the view alone (`content-visibility`). */
export function ShopGrid({ products, isByEpisode }: Props) {
  const shop = useTexts(shopTexts)
  const columns = useColumns()
  const captions = useMemo(() => (isByEpisode ? captionsOf(products, columns) : []), [products, isByEpisode, columns])
  return (
    <div className={css.container}>
      <VisuallyHidden as="h2">{shop.products}</VisuallyHidden>
      <ul className={css.grid} aria-label={shop.products}>
        {products.map((product, index) => {
          const { isBelowCaption = false, span } = captions[index] ?? {}
          return (
            <li
              key={product.id}
              id={`product-${product.id}`}
              className={index === 0 ? css.lead : undefined}
              data-below-caption={isBelowCaption}
            >
              {span !== undefined && product.episodeId !== null && (
                <EpisodeCaption episodeId={product.episodeId} columns={span} />
              )}
              <ShopCard product={product} isLead={index === 0} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Above the first card of an episode, as wide as that many columns; without its title until the episodes are known. */
function EpisodeCaption({ episodeId, columns }: { episodeId: number; columns: number }) {
  const shop = useTexts(shopTexts)
  const { data: episodes } = useEpisodes()
  const title = episodes?.items.find(({ id }) => id === episodeId)?.title.trim()
  return (
    <h2 className={`${css.caption} caption`} style={{ '--span': columns }}>
      <span>{shop.caption(episodeId)}</span>
      {title && (
        <>
          <span>{' · '}</span>
          <span lang={langOf(title)}>{title}</span>
        </>
      )}
    </h2>
  )
}

const SIZES = {
  lead: '(width >= 64em) 40rem, (width >= 43.75em) 66vw, 100vw',
  card: '(width >= 64em) 20rem, (width >= 43.75em) 33vw, 50vw',
}

/** A product in the shop, memoized: the grid renders again with every further page. */
const ShopCard = reactMemo(function ShopCard({ product, isLead }: { product: Product; isLead: boolean }) {
  const { soldOut } = useTexts(shopTexts)
  const note = product.isSoldOut === true ? soldOut : undefined
  return <ProductCard product={product} sizes={isLead ? SIZES.lead : SIZES.card} note={note} isLead={isLead} />
})
