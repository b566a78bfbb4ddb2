import type { CurrentEpisode, Episode } from '../contract/episodes.ts'
import * as contract from '../contract/episodes.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

export const episodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentEpisode: build.query<CurrentEpisode, void>({
      query: () => call(contract.currentEpisode, {}),
      providesTags: ['CurrentEpisode'],
    }),
    episodes: build.query<Episode[], void>({
      query: () => call(contract.episodes, {}),
      providesTags: ['Episodes'],
    }),
  }),
})

export const { useCurrentEpisodeQuery, useLazyCurrentEpisodeQuery, useEpisodesQuery } = episodesApi
