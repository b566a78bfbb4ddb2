import { externalStore } from '../src/lib/externalStore.ts'

/** Whether the play function of the shown story has ended. */
export const played = externalStore(false)
