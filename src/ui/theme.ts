import { useSyncExternalStore } from 'react'
import { followTheme, storedTheme, type Theme } from '../lib/theme.ts'

/** The stored theme; `undefined` in markup made at build time and while it is hydrated. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(followTheme, storedTheme, () => undefined)
}
