import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Control } from '../control/control.ts'
import { openWorldChannel, type WorldMessage } from '../page/worldChannel.ts'
import { withUndo } from '../page/undo.ts'
import { ConsoleContext, type Outcome, type Target } from './consoleContext.ts'

/** The minimum interval between updates of the tabs' data (ms). */
const REFRESH_MS = 150

/** Runs commands in the app's world and updates on its changes. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  const [changes] = useState(() => new Changes())
  const [outcome, setOutcome] = useState<Outcome>()
  const [target, show] = useState<Target>()
  const [isRunningUndoable, setRunningUndoable] = useState(false)
  useEffect(() => changes.follow(), [changes])
  const attempt = useCallback(
    async (action: () => Promise<unknown>, done: string | (() => string)) => {
      try {
        await action()
        setOutcome({ message: typeof done === 'string' ? done : done(), isError: false })
      } catch (error) {
        setOutcome({ message: error instanceof Error ? error.message : String(error), isError: true })
      }
      changes.announce()
    },
    [changes],
  )
  const value = useMemo(() => {
    const run = (action: (control: Control) => Promise<unknown>, done: string | (() => string)) =>
      attempt(() => action(window.__mock), done)
    const runUndoable = (action: (control: Control) => Promise<unknown>, done: string) =>
      run((control) => {
        setRunningUndoable(true)
        return withUndo(control, () => action(control), { done, by: 'console' }).finally(() => setRunningUndoable(false))
      }, done)
    return { subscribe: changes.subscribe, attempt, run, runUndoable, isRunningUndoable, outcome, target, show }
  }, [changes, attempt, isRunningUndoable, outcome, target])
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

  /** Follows the pages of the world until the returned function is called. */
  follow(): () => void {
    const channel = openWorldChannel()
    channel?.addEventListener('message', ({ data }: MessageEvent<WorldMessage>) => {
      if ('entry' in data || 'changed' in data) this.announce()
    })
    return () => channel?.close()
  }
}
