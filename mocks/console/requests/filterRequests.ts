import { searchText } from '../../../src/contract/writtenText.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { windowIdOf } from '../../page/windowName.ts'
import { isFailure, orderOf } from './outcome.ts'
import { findRequests, isOnScreen, nameText } from '../names/requestNames.ts'

export const shows = ['all', 'failed', 'faulty', 'others'] as const
export type Show = (typeof shows)[number]

/**
 * Filters the requests whose name, method, address or status contain every word, or whose name fits with a slip, the newest
 * first; `windowId` is that of the app. With `screen`, the path of a page, only requests that occur there.
 */
export function filterRequests(
  entries: readonly LogEntry[],
  query: string,
  show: Show,
  windowId: string,
  screen?: string,
): LogEntry[] {
  const words = searchText(query).split(/\s+/).filter(Boolean)
  const named = new Set(words.length === 0 ? [] : findRequests(query))
  return entries
    .filter(
      (entry) =>
        isShown(entry, show, windowId) &&
        (screen === undefined || isOnScreen(entry.operation, screen)) &&
        (named.has(entry.operation ?? '') || containsAll(entry, words)),
    )
    .toReversed()
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
  const text = `${operation ?? ''} ${nameText(operation)} ${method} ${path} ${status ?? ''} ${orderOf(entry) ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
