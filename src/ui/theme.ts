import { useSyncExternalStore } from 'react'
import { subscribeToTheme, storedTheme, type Theme } from '../lib/theme.ts'

/** The stored theme; `undefined` in the markup of the build and while hydrating. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribeToTheme, storedTheme, () => undefined)
}
