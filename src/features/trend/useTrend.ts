import { skipToken } from '@reduxjs/toolkit/query'
import { useSearchParams } from 'react-router-dom'
import { FRESH_S } from '../../api/api.ts'
import { useCurrentEpisode, useEpisodes } from '../episode/api.ts'
import { useStatisticsQuery } from '../pick/api.ts'
import { useOwnPick } from '../pick/useOwnPick.ts'
import type { Episode, Style } from '../../contract/episodes.ts'
import { useRemoveParams } from '../../ui/useRemoveParams.ts'

const FIGURES_EVERY_MS = 10_000
const EPISODES_EVERY_MS = 60_000

/** The episode in the address, or the last one; an unknown one is removed from it. */
export function useChosenEpisode(episodes: readonly Episode[] | undefined): Episode | undefined {
  const [params] = useSearchParams()
  const requestedId = params.get('episode')
  const requested = episodes?.find(({ id }) => String(id) === requestedId)
  useRemoveParams(episodes && !requested ? ['episode'] : [])
  return requested ?? episodes?.at(-1)
}

/** An episode's figures, refetched while it is in progress and the tab is visible, together with that status. */
export function useFigures(episode: Episode | undefined) {
  const isInProgress = episode?.isInProgress ?? false
  const whileLive = (pollingInterval: number) => ({
    pollingInterval: isInProgress ? pollingInterval : 0,
    skipPollingIfUnfocused: true,
  })
  useEpisodes(whileLive(EPISODES_EVERY_MS))
  return useStatisticsQuery(episode?.id ?? skipToken, {
    ...whileLive(FIGURES_EVERY_MS),
    refetchOnFocus: isInProgress,
    refetchOnMountOrArgChange: isInProgress && FRESH_S,
  })
}

/** The user's picked styles of an episode; empty without a pick, while loading and after an error. */
export function useOwnStyles(episodeId: number | undefined): readonly Style[] {
  const { data: current } = useCurrentEpisode()
  // The current episode is awaited, since it may say that there is no pick.
  return useOwnPick(current && episodeId).currentData?.styles ?? none
}

const none: readonly Style[] = []
