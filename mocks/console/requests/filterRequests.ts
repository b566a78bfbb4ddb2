import type { LogEntry } from '../../control/requestLog.ts'

export const shows = ['all', 'failed', 'faulty', 'others'] as const
export type Show = (typeof shows)[number]

/** Filters the requests whose name, method, address or status contain every word, the newest first. */
export function filterRequests(entries: readonly LogEntry[], query: string, show: Show, path: string): LogEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => isShown(entry, show, path) && containsAll(entry, words)).toReversed()
}

/** Windows are named by the path of their page. */
function isShown({ status, faults, window }: LogEntry, show: Show, path: string): boolean {
  if (show === 'failed') return status !== null && (status === 0 || status >= 400)
  if (show === 'faulty') return faults.length > 0
  return show === 'all' || !window.startsWith(`${path} `)
}

function containsAll({ operation, method, path, status }: LogEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = `${operation ?? ''} ${method} ${path} ${status ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
