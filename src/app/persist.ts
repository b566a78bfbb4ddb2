import type { StartAppListening } from '../hooks.ts'
import { safeSessionStorage } from '../lib/storage.ts'

/** Writes a slice to this window's storage under its own name whenever it changes (PICK-12). */
export function persist(startListening: StartAppListening, slice: 'pick' | 'drafts'): void {
  startListening({
    predicate: (_, state, before) => state[slice] !== before[slice],
    effect: (_, listenerApi) => {
      safeSessionStorage.write(slice, JSON.stringify(listenerApi.getState()[slice]))
    },
  })
}
