import { searchText } from '../../../src/contract/writtenText.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { windowIdOf } from '../../page/windowName.ts'

export const shows = ['all', 'failed', 'faulty', 'others'] as const
export type Show = (typeof shows)[number]

/** Filters the requests whose name, method, address or status contain every word, the newest first; `windowId` is that of the app. */
export function filterRequests(entries: readonly LogEntry[], query: string, show: Show, windowId: string): LogEntry[] {
  const words = searchText(query).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => isShown(entry, show, windowId) && containsAll(entry, words)).toReversed()
}

function isShown({ status, faults, window }: LogEntry, show: Show, windowId: string): boolean {
  if (show === 'failed') return status !== null && (status === 0 || status >= 400)
  if (show === 'faulty') return faults.length > 0
  return show === 'all' || windowIdOf(window) !== windowId
}

function containsAll({ operation, method, path, status }: LogEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = `${operation ?? ''} ${method} ${path} ${status ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
