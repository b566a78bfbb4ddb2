import { skipToken } from '@reduxjs/toolkit/query'
import { useCurrentEpisodeQuery } from '../../api/episodes.ts'
import { useMemosQuery, useUserPicksQuery } from '../../api/picks.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { ownFirst, ownMemo } from './ownMemo.ts'

/** An episode's memos, the user's own first (COMM-01). The query for the own memo runs in parallel and blocks nothing. */
export function useCommunity(episodeId: number) {
  const { currentData: memos, error, refetch } = useMemosQuery(episodeId, { refetchOnMountOrArgChange: true })
  const userId = useAppSelector((state) => state.auth.userId)
  const { data: current } = useCurrentEpisodeQuery()
  const present = current?.detail.id === episodeId ? current : undefined
  const isLeftOut = userId === null || present?.isAlreadyParticipated === false
  const { currentData: pick } = useUserPicksQuery(isLeftOut ? skipToken : { userId, episodeId })
  const mine = memos && ownMemo(memos, pick, present?.pickMemo)
  return { memos: memos && ownFirst(memos, mine), mineId: mine?.id, error, refetch }
}
