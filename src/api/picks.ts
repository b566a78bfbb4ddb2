import * as contract from '../contract/picks.ts'
import type { InputOf } from '../contract/operation.ts'
import type { Memo, Statistics, Summary, UserPicks } from '../contract/picks.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'
import { episodesApi } from './episodes.ts'

/** Picks, their statistics and memos (API-22…28). */
export const picksApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordPick: build.mutation<null, InputOf<typeof contract.recordPick>['body']>({
      query: (body) => call(contract.recordPick, { body }),
      // Updates the participation in the cache (PICK-06); after a failure the episode is refetched (PICK-13).
      onQueryStarted: async ({ episodeId }, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled
          dispatch(
            episodesApi.util.updateQueryData('currentEpisode', undefined, (current) => {
              if (current.detail.id === episodeId) current.isAlreadyParticipated = true
            }),
          )
        } catch {
          dispatch(api.util.invalidateTags(['CurrentEpisode']))
        }
      },
      invalidatesTags: ['Picks', 'Statistics'],
    }),
    statisticsSummary: build.query<Summary, void>({
      query: () => call(contract.statisticsSummary, {}),
      providesTags: ['Statistics'],
    }),
    statistics: build.query<Statistics, number>({
      query: (episodeId) => call(contract.statistics, { query: { episodeId: String(episodeId) } }),
      providesTags: ['Statistics'],
    }),
    userPicks: build.query<UserPicks, { userId: string; episodeId: number }>({
      query: ({ userId, episodeId }) => call(contract.userPicks, { params: { userId }, query: { episodeId: String(episodeId) } }),
      providesTags: ['Picks'],
    }),
    saveMemo: build.mutation<unknown, { userId: string; episodeId: number; memo: string }>({
      query: ({ userId, episodeId, memo }) => call(contract.saveMemo, { body: { userId: Number(userId), episodeId, memo } }),
      // The reply is not read: stores the sent memo in the cache (MEMO-05, OPEN-15).
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
      invalidatesTags: (_, error) => (error ? [] : ['Memos']),
    }),
    memoPreview: build.query<string[], number>({
      query: (episodeId) => call(contract.memoPreview, { query: { episodeId: String(episodeId) } }),
      providesTags: ['Memos'],
    }),
    memos: build.query<Memo[], number>({
      query: (episodeId) => call(contract.memos, { query: { episodeId: String(episodeId) } }),
      providesTags: ['Memos'],
    }),
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
