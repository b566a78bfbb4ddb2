import { useSyncExternalStore } from 'react'
import { subscribeToTheme, storedTheme, type Theme } from '../lib/theme.ts'

/** The stored theme; `undefined` in markup made at build time and while it is hydrated. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribeToTheme, storedTheme, () => undefined)
}
