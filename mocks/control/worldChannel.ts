import type { LogEntry } from './requestLog.ts'

/** What the pages of one world post to each other: a logged call, or that the control has changed something. */
export type WorldMessage = { readonly entry: LogEntry } | { readonly changed: true }

/** The channel of a world's pages; undefined in a browser without BroadcastChannel. */
export function openWorldChannel(base: string, worldName: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`pickers-mock:${base}:${worldName}`)
}
