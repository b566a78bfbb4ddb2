import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keyOf } from '../../handlers/requestLog.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { openWorldChannel, type WorldMessage } from '../../page/worldChannel.ts'
import { removeRequests } from '../../page/storedRequests.ts'
import { RequestStore } from './RequestStore.ts'

/** The newest request when the list was last cleared: as long as the page and its log. */
let lastCleared: string | undefined

type Requests = {
  /** The oldest first, without those that were cleared. */
  readonly entries: readonly LogEntry[]
  readonly hiddenCount: number
  /** Hides the requests so far, for the next page too. */
  readonly clear: () => void
  readonly showAll: () => void
}

/** The requests of this world, live. */
export function useRequests(): Requests {
  const [cleared, setCleared] = useState(lastCleared)
  const [store] = useState(() => new RequestStore())
  useEffect(() => {
    const channel = openWorldChannel()
    channel?.addEventListener('message', ({ data }: MessageEvent<WorldMessage>) => {
      if ('entry' in data) store.add(data.entry)
    })
    window.__mock.requestLog().then(
      (entries) => store.addEarlier(entries),
      () => undefined,
    )
    return () => channel?.close()
  }, [store])
  const all = useSyncExternalStore(store.subscribe, store.snapshot)
  const hiddenCount = useMemo(
    () => (cleared === undefined ? 0 : all.findIndex((entry) => keyOf(entry) === cleared) + 1),
    [all, cleared],
  )
  const entries = useMemo(() => (hiddenCount === 0 ? all : all.slice(hiddenCount)), [all, hiddenCount])
  const clearUntil = (last: LogEntry | undefined) => {
    lastCleared = last && keyOf(last)
    setCleared(lastCleared)
  }
  const clear = () => {
    clearUntil(all.at(-1))
    void removeRequests()
  }
  return { entries, hiddenCount, clear, showAll: () => clearUntil(undefined) }
}
