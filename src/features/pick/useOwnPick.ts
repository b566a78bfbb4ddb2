import { skipToken } from '@reduxjs/toolkit/query'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { useAppSelector } from '../../hooks.ts'
import { useCurrentEpisode } from '../episode/api.ts'
import { useUserPicksQuery } from './api.ts'

/** The user's pick of an episode; no request without an episode, for a visitor, or where the current episode says that there is none. */
export function useOwnPick(episodeId: number | undefined) {
  const userId = useAppSelector((state) => state.auth.userId)
  const { data: current } = useCurrentEpisode()
  const hasNone = current?.detail.id === episodeId && current?.isAlreadyParticipated === false
  return useUserPicksQuery(userId === null || episodeId === undefined || hasNone ? skipToken : { userId, episodeId })
}

/** The number printed at a style, the same wherever the episode's styles are shown. */
export const styleNumber = ({ styles }: CurrentEpisode, id: number) => styles.findIndex((style) => style.id === id) + 1
