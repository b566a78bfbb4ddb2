import * as contract from '../../contract/picks.ts'
import { api, endpoint, onSuccess } from '../../api/api.ts'
import { episodesApi } from '../episode/api.ts'

const ofEpisode = (episodeId: number) => ({ query: { episodeId: String(episodeId) } })

/** Picks, their statistics and memos. */
export const picksApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    recordPick: build.mutation({
      ...endpoint(contract.recordPick),
      // Updates the participation in the cache; after a failure the episode is refetched.
      onQueryStarted: async ({ episodeId }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () =>
            dispatch(
              episodesApi.util.updateQueryData('currentEpisode', undefined, (current) => {
                if (current.detail.id === episodeId) current.isAlreadyParticipated = true
              }),
            ),
          () => undefined,
        )
      },
      invalidatesTags: (_, error) => ['Picks', 'Statistics', ...(error ? (['CurrentEpisode'] as const) : [])],
    }),
    statisticsSummary: build.query({ ...endpoint(contract.statisticsSummary), providesTags: ['Statistics'] }),
    statistics: build.query({ ...endpoint(contract.statistics, ofEpisode), providesTags: ['Statistics'] }),
    userPicks: build.query({
      ...endpoint(contract.userPicks, ({ userId, episodeId }: { userId: string; episodeId: number }) => ({
        params: { userId },
        ...ofEpisode(episodeId),
      })),
      providesTags: ['Picks'],
    }),
    saveMemo: build.mutation({
      ...endpoint(contract.saveMemo, ({ userId, ...memo }: { userId: string; episodeId: number; memo: string }) => ({
        body: { userId: Number(userId), ...memo },
      })),
      // The reply is not read: stores the sent memo in the cache.
      onQueryStarted: async ({ episodeId, memo }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () =>
            dispatch(
              episodesApi.util.updateQueryData('currentEpisode', undefined, (current) => {
                if (current.detail.id === episodeId) current.pickMemo = memo
              }),
            ),
          () => undefined,
        )
      },
      invalidatesTags: onSuccess('Memos'),
    }),
    memoPreview: build.query({ ...endpoint(contract.memoPreview, ofEpisode), providesTags: ['Memos'] }),
    memos: build.query({ ...endpoint(contract.memos, ofEpisode), providesTags: ['Memos'] }),
  }),
})

export const {
  useRecordPickMutation,
  useStatisticsSummaryQuery,
  useStatisticsQuery,
  useUserPicksQuery,
  useSaveMemoMutation,
  useMemoPreviewQuery,
  useMemosQuery,
} = picksApi
