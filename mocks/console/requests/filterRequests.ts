import type { LogEntry } from '../../handlers/requestLog.ts'
import { windowIdOf } from '../../page/windowName.ts'
import { isFailure, orderOf } from './outcome.ts'
import { queryWords, requestText } from '../requestNames.ts'

export const shows = ['all', 'failed', 'faulty', 'others'] as const
export type Show = (typeof shows)[number]

/**
 * Filters the requests whose name, method, address, status or order contain every word, the newest first; `windowId` is that of
 * the app.
 */
export function filterRequests(entries: readonly LogEntry[], query: string, show: Show, windowId: string): LogEntry[] {
  const words = queryWords(query)
  return entries.filter((entry) => isShown(entry, show, windowId) && containsAll(entry, words)).toReversed()
}

function isShown(entry: LogEntry, show: Show, windowId: string): boolean {
  const { faults, window } = entry
  if (show === 'failed') return isFailure(entry)
  if (show === 'faulty') return faults.length > 0
  return show === 'all' || windowIdOf(window) !== windowId
}

function containsAll(entry: LogEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { operation, method, path, status } = entry
  const sent = `${method} ${path} ${status ?? ''} ${orderOf(entry) ?? ''}`.toLowerCase()
  const text = operation === null ? sent : `${requestText(operation)} ${sent}`
  return words.every((word) => text.includes(word))
}
