import type { LogEntry } from '../handlers/requestLog.ts'
import { pageBase } from './pageBase.ts'

/** Messages between the pages of a world: a logged request, or a change by the control. */
export type WorldMessage = { readonly entry: LogEntry } | { readonly changed: true }

/** The channel of a world's pages; undefined in a browser without BroadcastChannel. */
export function openWorldChannel(worldName: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`pickers-mock:${pageBase}:${worldName}`)
}
