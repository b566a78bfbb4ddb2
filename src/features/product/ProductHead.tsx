import { useCurrentEpisodeQuery, useEpisodesQuery } from '../../api/episodes.ts'
import type { Product } from '../../contract/products.ts'
import { priceTag } from '../../store/cart/prices.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Edge } from '../../ui/Page.tsx'
import { PriceTag } from '../../components/PriceTag.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'

/** Episode, name, price and rating (PROD-01). */
export function ProductHead({ product }: { product: Product }) {
  const texts = useTexts(productTexts)
  const { language } = useLocale()
  const episode = useEpisodeOf(product)
  return (
    <header className={css.head}>
      <Edge>{episode ? texts.edge(episode.id, episode.title) : ' '}</Edge>
      <h1 tabIndex={-1} lang="ko">
        {product.name}
      </h1>
      <PriceTag size="large" {...priceTag(product, { language, listLabel: texts.listPrice })} />
      <p className={css.description} lang="ko">
        {product.description}
      </p>
    </header>
  )
}

/** The episode of the product, or the current one (OPEN-09). */
function useEpisodeOf({ episodeId }: Product): { id: number; title: string } | undefined {
  const { data: episodes } = useEpisodesQuery()
  const { data: current } = useCurrentEpisodeQuery()
  if (episodeId === null) return current?.detail
  return episodes?.find(({ id }) => id === episodeId) ?? { id: episodeId, title: '' }
}
