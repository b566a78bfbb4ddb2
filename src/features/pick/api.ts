import type { CurrentEpisode } from '../../contract/episodes.ts'
import * as contract from '../../contract/picks.ts'
import { api, endpoint, inPart, onSuccess, toInPart, toListed } from '../../api/api.ts'
import type { AppThunk } from '../../hooks.ts'
import { episodesApi } from '../episode/api.ts'

const ofEpisode = (episodeId: number) => ({ query: { episodeId: String(episodeId) } })

/** Shows in the cached episode what was sent, once the server has accepted it: the reply is not read. */
const patchEpisode =
  (episodeId: number, sent: Partial<CurrentEpisode>): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      episodesApi.util.updateQueryData('currentEpisode', undefined, (current) => {
        if (current.detail.id === episodeId) Object.assign(current, sent)
      }),
    )

const ignore = () => undefined

/** Picks, their statistics and memos. */
export const picksApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({
    recordPick: build.mutation({
      ...endpoint(contract.recordPick),
      // After a failure the episode is refetched.
      onQueryStarted: ({ episodeId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => dispatch(patchEpisode(episodeId, { isAlreadyParticipated: true })), ignore),
      invalidatesTags: (_, error) => ['Picks', 'Statistics', ...(error ? (['CurrentEpisode'] as const) : [])],
    }),
    statisticsSummary: build.query({ ...inPart(endpoint(contract.statisticsSummary), toInPart), providesTags: ['Statistics'] }),
    statistics: build.query({ ...inPart(endpoint(contract.statistics, ofEpisode), toInPart), providesTags: ['Statistics'] }),
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
      onQueryStarted: ({ episodeId, memo }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => dispatch(patchEpisode(episodeId, { pickMemo: memo })), ignore),
      invalidatesTags: onSuccess('Memos'),
    }),
    memoPreview: build.query({ ...inPart(endpoint(contract.memoPreview, ofEpisode), toListed), providesTags: ['Memos'] }),
    memos: build.query({ ...inPart(endpoint(contract.memos, ofEpisode), toListed), providesTags: ['Memos'] }),
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
