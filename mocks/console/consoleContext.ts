import { createContext, use, useEffect, useState } from 'react'
import type { Control } from '../control/control.ts'

/** The result of the last command. */
export type Outcome = { readonly message: string; readonly isError: boolean }

/** What a tab shows first when another tab leads to it. */
export type Target = { readonly tab: 'orders'; readonly orderId: string } | { readonly tab: 'requests'; readonly orderId: string }

type ConsoleState = {
  /** Chooses the tab of a target, which shows it first. */
  readonly show: (target: Target | undefined) => void
  /** The target of the tab that is shown; undefined if it was chosen itself. */
  readonly target: Target | undefined
  /** Calls the listener after changes of the world and requests; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Runs commands and shows their result; `done` is the message of success, or returns it afterwards. */
  readonly run: (action: (control: Control) => Promise<unknown>, done: string | (() => string)) => Promise<void>
  /** The same for commands that remove records of the world: for a minute they can be undone. */
  readonly runUndoable: (action: (control: Control) => Promise<unknown>, done: string) => Promise<void>
  /** Whether such a command is running: an undo would be overtaken by it. */
  readonly isRunningUndoable: boolean
  /** The same for an action that is no command. */
  readonly attempt: (action: () => Promise<unknown>, done: string | (() => string)) => Promise<void>
  readonly outcome: Outcome | undefined
}

export const ConsoleContext = createContext<ConsoleState>({
  show: () => undefined,
  target: undefined,
  subscribe: () => () => undefined,
  run: async () => undefined,
  runUndoable: async () => undefined,
  isRunningUndoable: false,
  attempt: async () => undefined,
  outcome: undefined,
})

export const useConsole = (): ConsoleState => use(ConsoleContext)

/**
 * The reply of a command that reads, updated after each change; undefined before the first reply. `read` must keep its
 * identity.
 */
export function useReply<T>(read: (control: Window['__mock']) => Promise<T>): T | undefined {
  const { subscribe } = useConsole()
  const [reply, setReply] = useState<T>()
  useEffect(() => {
    let isCurrent = true
    const load = () => {
      // A page that is being unloaded sends no reply.
      read(window.__mock).then(
        (next) => isCurrent && setReply(() => next),
        () => undefined,
      )
    }
    load()
    const unsubscribe = subscribe(load)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [read, subscribe])
  return reply
}
