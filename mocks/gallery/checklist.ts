import * as v from 'valibot'
import { readStored, validEntries } from '../../src/lib/readStored.ts'
import { CHECKLIST_KEY } from '../page/deviceKeys.ts'
import { mockLocalStorage } from '../page/storage.ts'

export const results = ['passed', 'failed'] as const

const entrySchema = v.object({
  result: v.nullable(v.picklist(results)),
  note: v.string(),
  build: v.string(),
  /** ISO 8601. */
  at: v.string(),
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
  return readStored(mockLocalStorage, CHECKLIST_KEY, checklistSchema, {})
}

/** Stores the checklist. If the browser's storage is blocked or full, it lasts until the page is left. */
export function storeChecklist(checklist: Checklist): void {
  mockLocalStorage.write(CHECKLIST_KEY, JSON.stringify(checklist))
}

/** The checklist after a change of one entry, with the current date and build. An entry without result and note is removed. */
export function changeEntry(
  checklist: Checklist,
  id: string,
  change: Partial<Pick<ChecklistEntry, 'result' | 'note'>>,
): Checklist {
  const { [id]: before, ...others } = checklist
  const { result = null, note = '' } = { ...before, ...change }
  return result === null && note === '' ? others : { ...others, [id]: { result, note, build, at: new Date().toISOString() } }
}

export function countResults(checklist: Checklist, ids: readonly string[]) {
  const countOf = (wanted: string) => ids.filter((id) => checklist[id]?.result === wanted).length
  const [passed, failed] = [countOf('passed'), countOf('failed')]
  return { passed, failed, open: ids.length - passed - failed }
}
