/** Names an episode in file names. */
export const seasons = ['autumn', 'winter', 'spring', 'summer', 'city', 'weekend'] as const
export type Season = (typeof seasons)[number]

/** The season of an episode. Throws on an unknown id, which would give wrong picture names. */
export function seasonOf(episodeId: number): Season {
  const season = seasons[episodeId - 1]
  if (season === undefined) throw new Error(`No episode ${episodeId} in the seed`)
  return season
}

/** The records of each episode in one list, with their episode and their number in it, both from 1. */
export const ofEpisodes = <T extends object>(episodes: readonly (readonly T[])[]): ({ episodeId: number; no: number } & T)[] =>
  episodes.flatMap((records, at) => records.map((record, place) => ({ episodeId: at + 1, no: place + 1, ...record })))
