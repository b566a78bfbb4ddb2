import * as contract from '../../contract/episodes.ts'
import { api, endpoint } from '../../api/api.ts'

export const episodesApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    currentEpisode: build.query({ ...endpoint(contract.currentEpisode), providesTags: ['CurrentEpisode'] }),
    episodes: build.query({ ...endpoint(contract.episodes), providesTags: ['Episodes'] }),
  }),
})

export const { useCurrentEpisodeQuery, useLazyCurrentEpisodeQuery, useEpisodesQuery } = episodesApi
