import type { Language } from './languages.ts'
import { parseChanges, UnreadableLog, type Change, type Entry } from './log.ts'

/** A world's start (ms), language and differences from its seed. */
export type Exported = { readonly start: number; readonly language: Language; readonly changes: readonly Change[] }

/** Reads an exported world; one of an older build is in Korean. Throws if the text is not an export. */
export function parseExport(text: string): Exported {
  const { start, language, changes }: { start?: unknown; language?: unknown; changes?: unknown } = Object(JSON.parse(text))
  if (typeof start !== 'number') throw new UnreadableLog('an export contains its start')
  const parsed = parseChanges({ version: 0, changes: JSON.stringify(changes ?? null) })
  return { start, language: language === 'en' ? 'en' : 'ko', changes: parsed }
}

/** Runs `follow`; false if the log is unreadable. */
export function isReadable(follow: () => void, onDamage: (reason: UnreadableLog) => void = () => {}): boolean {
  try {
    follow()
    return true
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error
    onDamage(error)
    return false
  }
}

export function lastVersion(entries: readonly Entry[]): number {
  return toSafeVersion(entries.at(-1)?.version ?? 0)
}

/** The version of an entry after both: the last one of this copy of the world, and that of the log, which may be damaged. */
export const nextVersion = (own: number, last: number): number => Math.max(own, toSafeVersion(last)) + 1

/** 0 for a version that is not a safe integer, as in a damaged log. */
function toSafeVersion(version: number): number {
  return Number.isSafeInteger(version) ? version : 0
}
