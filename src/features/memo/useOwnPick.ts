import { skipToken } from '@reduxjs/toolkit/query'
import { useUserPicksQuery } from '../pick/api.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { useAppSelector } from '../../hooks.ts'

/** The user's pick of an episode; no request for a visitor. */
export function useOwnPick({ detail }: CurrentEpisode) {
  const userId = useAppSelector((state) => state.auth.userId)
  return useUserPicksQuery(userId === null ? skipToken : { userId, episodeId: detail.id })
}
