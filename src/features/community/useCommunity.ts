import { live } from '../../api/api.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCurrentEpisode } from '../episode/api.ts'
import { useMemosQuery } from '../pick/api.ts'
import { useOwnPick } from '../pick/useOwnPick.ts'
import { useRemoveParams } from '../../ui/useRemoveParams.ts'
import { ownFirst, ownMemo } from './ownMemo.ts'
import type { Style } from '../../contract/episodes.ts'
import type { Memo } from '../../contract/picks.ts'

/**
 * An episode's memos, the user's own first. The queries for the own memo run in parallel, and the memos wait until they have
 * ended, since an own memo that comes later would move all others.
 */
export function useCommunity(episodeId: number) {
  const { currentData: loaded, error, refetch } = useMemosQuery(episodeId, live)
  const { data: current, isLoading: isCurrentLoading } = useCurrentEpisode()
  const present = current?.detail.id === episodeId ? current : undefined
  const { currentData: pick, isLoading: isPickLoading } = useOwnPick(episodeId)
  const memos = isCurrentLoading || isPickLoading ? undefined : loaded
  const mine = memos && ownMemo(memos, pick, present?.pickMemo)
  const styles = useMemo(() => frequentStyles(memos ?? []), [memos])
  const { chosenId, onChoose } = useChosenStyle(styles, memos !== undefined)
  const shown = useMemo(() => memos && memosOf(ownFirst(memos, mine), chosenId), [memos, mine, chosenId])
  return { memos: shown, all: memos, mineId: mine?.id, styles, chosenId, onChoose, isCurrentLoading, error, refetch }
}

/** The style filter is part of the address; an unknown style shows all memos and is removed from it. */
function useChosenStyle(styles: ReturnType<typeof frequentStyles>, areLoaded: boolean) {
  const [params, setParams] = useSearchParams()
  const requestedId = params.get('style')
  const chosenId = styles.find(({ style }) => String(style.id) === requestedId)?.style.id
  useRemoveParams(areLoaded && chosenId === undefined ? ['style'] : [])
  return {
    chosenId,
    onChoose: (id: number | undefined) => setParams(id === undefined ? {} : { style: String(id) }, { replace: true }),
  }
}

/** The six styles with the most memos, and the number of memos of each. */
function frequentStyles(memos: readonly Memo[]): { style: Style; memoCount: number }[] {
  const byId = new Map<number, { style: Style; memoCount: number }>()
  for (const { styles } of memos) {
    for (const style of styles) {
      const entry = byId.get(style.id) ?? { style, memoCount: 0 }
      entry.memoCount += 1
      byId.set(style.id, entry)
    }
  }
  return [...byId.values()].toSorted((one, other) => other.memoCount - one.memoCount).slice(0, 6)
}

/** The memos with a style in their pick; all memos without a style. */
function memosOf(memos: readonly Memo[], styleId: number | undefined): readonly Memo[] {
  return styleId === undefined ? memos : memos.filter(({ styles }) => styles.some(({ id }) => id === styleId))
}
