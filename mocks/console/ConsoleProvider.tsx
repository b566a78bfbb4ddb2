import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { tabWorldKey } from '../../src/contract/storageKeys.ts'
import { safeSessionStorage } from '../../src/lib/storage.ts'
import type { Control } from '../control/control.ts'
import { openWorldChannel } from '../control/worldChannel.ts'
import { ConsoleContext, type Outcome } from './consoleContext.ts'

/** The minimum interval between updates of the tabs' data (ms). */
const REFRESH_MS = 150

/** Runs commands in the page's world and updates on its changes. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  const worldName = safeSessionStorage.read(tabWorldKey) ?? 'main'
  const [changes] = useState(() => new Changes())
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => changes.follow(worldName), [changes, worldName])
  const run = useCallback(
    async (action: (control: Control) => Promise<unknown>, done: string) => {
      try {
        await action(window.__mock)
        setOutcome({ message: done, isError: false })
      } catch (error) {
        setOutcome({ message: error instanceof Error ? error.message : String(error), isError: true })
      }
      changes.announce()
    },
    [changes],
  )
  const value = useMemo(() => ({ subscribe: changes.subscribe, run, outcome, worldName }), [changes, run, outcome, worldName])
  return <ConsoleContext value={value}>{children}</ConsoleContext>
}

/** Calls its listeners after changes of the world and requests in any window, once for several in a short time. */
class Changes {
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly announce = (): void => {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      for (const listener of this.#listeners) listener()
    }, REFRESH_MS)
  }

  /** Follows the pages of a world until the returned function is called. */
  follow(worldName: string): () => void {
    const channel = openWorldChannel(new URL(import.meta.env.BASE_URL, location.href).href, worldName)
    channel?.addEventListener('message', this.announce)
    return () => channel?.close()
  }
}
