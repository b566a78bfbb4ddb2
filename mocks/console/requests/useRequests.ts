import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { openWorldChannel, type WorldMessage } from '../../page/worldChannel.ts'
import { useConsole } from '../consoleContext.ts'
import { RequestStore } from './RequestStore.ts'

/** The requests of this world, live, and how to forget them. */
export function useRequests(): { readonly entries: readonly LogEntry[]; readonly clear: () => void } {
  const { worldName } = useConsole()
  const [store] = useState(() => new RequestStore())
  useEffect(() => {
    const channel = openWorldChannel(worldName)
    channel?.addEventListener('message', ({ data }: MessageEvent<WorldMessage>) => {
      if ('entry' in data) store.add(data.entry)
    })
    window.__mock.requestLog().then(
      (entries) => store.addEarlier(entries),
      () => undefined,
    )
    return () => channel?.close()
  }, [store, worldName])
  const entries = useSyncExternalStore(store.subscribe, store.snapshot)
  return { entries, clear: () => store.clear() }
}
