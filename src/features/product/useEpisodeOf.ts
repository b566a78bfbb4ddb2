import type { Product } from '../../contract/products.ts'
import { useCurrentEpisode, useEpisodes } from '../episode/api.ts'

/** The episode of the product, or the current one. */
export function useEpisodeOf({ episodeId }: Pick<Product, 'episodeId'>): { id: number; title: string } | undefined {
  const { data: episodes } = useEpisodes()
  const { data: current } = useCurrentEpisode()
  if (episodeId === null) return current?.detail
  return episodes?.items.find(({ id }) => id === episodeId) ?? { id: episodeId, title: '' }
}
