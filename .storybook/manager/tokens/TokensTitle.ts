import { useSyncExternalStore } from 'react'
import { tokenChanges } from './tokenChanges.ts'

/** The panel's tab says that edits are on, also while another panel is open. */
export function TokensTitle() {
  const { size } = useSyncExternalStore(tokenChanges.subscribe, tokenChanges.get)
  return size === 0 ? 'Tokens' : `Tokens (${size} edited)`
}
