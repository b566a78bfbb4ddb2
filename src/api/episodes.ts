import type { CurrentEpisode, Episode } from '../contract/episodes.ts'
import { operations } from '../contract/operations.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

export const episodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentEpisode: build.query<CurrentEpisode, void>({
      query: () => call(operations.currentEpisode, {}),
      providesTags: ['CurrentEpisode'],
    }),
    episodes: build.query<Episode[], void>({
      query: () => call(operations.episodes, {}),
      providesTags: ['Episodes'],
    }),
  }),
})

export const { useCurrentEpisodeQuery, useEpisodesQuery } = episodesApi
