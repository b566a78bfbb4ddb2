import { parseColorTokens } from './colorTokens.ts'
import { storedChanges } from './storedChanges.ts'
import { restoreTokens } from './tokenChanges.ts'

/** The text of tokens.css, with the edits from before a reload applied; empty if it cannot be loaded. */
export async function loadTokenSheet(signal?: AbortSignal): Promise<string> {
  const reply = await fetch('tokens.css', { signal: signal ?? null })
  const sheet = reply.ok ? await reply.text() : ''
  if (sheet !== '') restoreTokens(parseColorTokens(sheet))
  return sheet
}

/** At the start of Storybook: edits are applied before the panel is opened. */
export async function restoreStoredTokens(): Promise<void> {
  if (storedChanges.read().size > 0) await loadTokenSheet().catch(() => '')
}
