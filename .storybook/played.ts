import { createValueStore } from './createValueStore.ts'

/** Whether the play function of the shown story has ended. */
export const played = createValueStore(false)
