import * as v from 'valibot'
import { parseStored, validEntries } from '../../src/lib/readStored.ts'
import { languages, type Language } from '../db/languages.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'

/** In local storage. */
export const CHECKLIST_KEY = 'pickers-mock:checklist'

export const results = ['passed', 'failed'] as const

const entrySchema = v.object({
  result: v.nullable(v.picklist(results)),
  note: v.string(),
  build: v.string(),
  /** ISO 8601. */
  at: v.string(),
  /** The numbers of the ticked steps, from 1. */
  steps: v.exactOptional(v.array(v.number())),
  /** The browser, or the emulated one. */
  browser: v.exactOptional(v.string()),
  /** Of the world. */
  language: v.exactOptional(v.picklist(languages)),
})
const checklistSchema = validEntries(entrySchema)

/** A tester's notes on a scenario; `result` is null while it is open. */
export type ChecklistEntry = v.InferOutput<typeof entrySchema>
/** By scenario id. */
export type Checklist = Readonly<Record<string, ChecklistEntry>>

/** The checked build: version and commit. */
export const build = import.meta.env.MOCK_BUILD ?? 'dev'

/** The stored checklist; empty if there is none. A damaged entry is left out. */
export function readChecklist(): Checklist {
  return parseStored(safeLocalStorage.read(CHECKLIST_KEY), checklistSchema, {})
}

let isPersistent: Promise<boolean> | undefined

/**
 * Stores the checklist. If the browser's storage is blocked or full, it lasts until the page is left. Safari deletes what a page
 * has stored after seven days without a visit, unless the page asks it not to.
 */
export function storeChecklist(checklist: Checklist): void {
  safeLocalStorage.write(CHECKLIST_KEY, JSON.stringify(checklist))
  // Undefined on plain http.
  const manager: StorageManager | undefined = navigator.storage
  isPersistent ??= manager?.persist().catch(() => false)
}

/** What a tester changes of an entry. */
export type EntryChange = Partial<Pick<ChecklistEntry, 'result' | 'note' | 'steps'>>
/** Where it was tested. */
export type Place = { readonly browser: string; readonly language: Language }

/** The checklist after a change of one entry, with the current date, build and place. An entry without content is removed. */
export function changeEntry(checklist: Checklist, id: string, change: EntryChange, place: Place): Checklist {
  const { [id]: before, ...others } = checklist
  const { result = null, note = '', steps = [] } = { ...before, ...change }
  if (result === null && note === '' && steps.length === 0) return others
  const at = new Date().toISOString()
  return {
    ...others,
    [id]: { result, note, build, at, ...place, ...(steps.length > 0 && { steps: steps.toSorted((a, b) => a - b) }) },
  }
}

const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung',
  KAKAOTALK: 'KakaoTalk',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
}
const browserNames = [...Object.keys(browsers), 'Firefox', 'Chrome', 'Version']

/** Browser and system of a user agent: `Chrome 139, Windows`. */
export function browserOf(userAgent: string): string {
  const [, name = '', version = ''] =
    browserNames.map((each) => new RegExp(`(${each})[/ ](\\d+)`).exec(userAgent)).find((found) => found !== null) ?? []
  const [system = ''] = /iPhone|iPad|Android|Windows|Mac OS X|Linux/.exec(userAgent) ?? []
  const known = new Map(Object.entries({ ...browsers, Version: 'Safari' })).get(name) ?? name
  return [[known, version].filter(Boolean).join(' '), system].filter(Boolean).join(', ')
}

export function countResults(checklist: Checklist, ids: readonly string[]) {
  const countOf = (wanted: string) => ids.filter((id) => checklist[id]?.result === wanted).length
  const [passed, failed] = [countOf('passed'), countOf('failed')]
  return { passed, failed, open: ids.length - passed - failed }
}
