import type { UnknownAction } from '@reduxjs/toolkit'
import type { StartAppListening } from '../hooks.ts'
import { safeSessionStorage } from '../lib/storage.ts'

/** Between two key presses of a fast writer. */
const PAUSE_MS = 300

/**
 * Writes a slice to this window's storage under its own name when it changes; what a shopper is typing after a pause, or when
 * the page is left.
 */
export function persist(
  startListening: StartAppListening,
  slice: 'pick' | 'drafts',
  isTyped: (action: UnknownAction) => boolean = () => false,
): void {
  startListening({
    predicate: (_, state, before) => state[slice] !== before[slice],
    effect: async (action, listener) => {
      listener.cancelActiveListeners()
      const write = () => void safeSessionStorage.write(slice, JSON.stringify(listener.getState()[slice]))
      if (isTyped(action)) {
        const leave = () => {
          write()
          listener.cancel()
        }
        addEventListener('pagehide', leave, { signal: listener.signal })
        await listener.delay(PAUSE_MS)
      }
      write()
    },
  })
}
