import type { LogEntry } from '../handlers/requestLog.ts'
import { pageBase } from './pageBase.ts'

/** Who is in a tab: its own persona, or null for the browser's, and the user who is signed in. */
export type OpenTab = {
  readonly window: string
  readonly path: string
  readonly persona: string | null
  readonly userId: string | null
}

/** Messages between the pages of a world: a logged request, a change by the control, a question who is there, its answer. */
export type WorldMessage =
  | { readonly entry: LogEntry }
  | { readonly changed: true }
  | { readonly isAnyoneThere: true }
  | { readonly tab: OpenTab }

/** The channel of a world's pages; undefined in a browser without BroadcastChannel. */
export function openWorldChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`pickers-mock:${pageBase}`)
}
