import * as contract from '../../contract/episodes.ts'
import { api, endpoint, inPart, live, toListed } from '../../api/api.ts'

export const episodesApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    currentEpisode: build.query({ ...endpoint(contract.currentEpisode), providesTags: ['CurrentEpisode'] }),
    episodes: build.query({ ...inPart(endpoint(contract.episodes), toListed), providesTags: ['Episodes'] }),
  }),
})

const { useCurrentEpisodeQuery, useEpisodesQuery } = episodesApi
export const { useLazyCurrentEpisodeQuery } = episodesApi

type Polling = { pollingInterval?: number; skipPollingIfUnfocused?: boolean }

/** Episodes begin and end, and the user may pick on another device. */
export const useCurrentEpisode = (polling: Polling = {}) => useCurrentEpisodeQuery(undefined, { ...live, ...polling })

export const useEpisodes = (polling: Polling = {}) => useEpisodesQuery(undefined, { ...live, ...polling })
