import * as v from 'valibot'
import { parseStored } from '../../src/lib/readStored.ts'
import type { Control } from '../control/control.ts'
import { actsOutside } from '../control/outside.ts'
import type { Change } from '../db/log.ts'
import { warn } from '../handlers/warn.ts'
import { readRunningScenario, storeRunningScenario, UNDO_KEY } from './runningScenario.ts'
import { languages } from '../db/languages.ts'
import { pageLanguage } from './pageLanguage.ts'
import { safeSessionStorage } from '../../src/lib/storage.ts'
import { readWorld, storeWorld } from './pageDatabase.ts'

const UNDO_MS = 60_000

const undo = v.object({
  /** Until when it is offered (ms of the device). */
  until: v.number(),
  /** What has been done, and where it was pressed. */
  done: v.string(),
  /** That of `done`: the page may have another one after its load. */
  language: v.picklist(languages),
  by: v.picklist(['page', 'console']),
  scenario: v.nullable(v.string()),
  /** Whether a world is stored; without it there is only something to say. */
  hasWorld: v.boolean(),
})
type Undo = v.InferOutput<typeof undo>

/** An import leaves these out, also the page's own (`actsOutside`). */
const notBackTexts = {
  ko: '되돌려도 실제 백엔드로의 연결과 다른 주소가 담긴 응답은 돌아오지 않아요.',
  en: 'Undo brings back neither the pass-through nor replies with an address elsewhere.',
}

const afreshTexts = {
  ko: '새로 시작했어요.',
  en: 'Started afresh.',
}

/** Stores the world as it is now, for a minute, before something is done to it. Without room there is no undo. */
export async function rememberWorld(
  control: Pick<Control, 'exportWorld'>,
  done = afreshTexts[pageLanguage()],
  by: Undo['by'] = 'page',
): Promise<void> {
  safeSessionStorage.remove(UNDO_KEY)
  try {
    const { text } = await control.exportWorld()
    const { changes }: { changes: Change[] } = JSON.parse(text)
    const said = changes.some(actsOutside) ? `${done} ${notBackTexts[pageLanguage()]}` : done
    // Its fraction tells the worlds of two tabs apart.
    const until = Date.now() + UNDO_MS + Math.random()
    await storeWorld(until, text)
    write({ until, done: said, language: pageLanguage(), by, scenario: readRunningScenario(), hasWorld: true })
  } catch (error) {
    warn(`This cannot be undone: ${String(error)}`)
  }
}

/** In session storage the undo outlives the load of the world's new start. */
const write = (stored: Undo) => safeSessionStorage.write(UNDO_KEY, JSON.stringify(stored))

/** Runs what replaces a world. If it fails, what could be undone before still can be. */
export async function replacing<T>(replace: () => Promise<T>): Promise<T> {
  const before = safeSessionStorage.read(UNDO_KEY)
  try {
    return await replace()
  } catch (error) {
    if (before === null) safeSessionStorage.remove(UNDO_KEY)
    else safeSessionStorage.write(UNDO_KEY, before)
    throw error
  }
}

type Loss = { readonly done?: string; readonly by?: Undo['by'] }

/** Runs what loses something of the world, which can be undone for a minute. */
export const withUndo = (
  control: Pick<Control, 'exportWorld'>,
  action: () => Promise<unknown>,
  { done, by }: Loss = {},
): Promise<void> =>
  replacing(async () => {
    await rememberWorld(control, done, by)
    await action()
  })

const leftOutTexts = {
  ko: (records: string) => `이 세계 밖과 통신하는 기록은 가져오지 않았어요. (${records})`,
  en: (records: string) => `Records that act outside this world were left out. (${records})`,
}

/** Says after the next load which records an import has left out, beside what it offers to undo. */
export function noteLeftOut(records: readonly string[]): void {
  const until = Date.now() + UNDO_MS
  const language = pageLanguage()
  const { done, ...stored }: Undo = readUndo() ?? { until, done: '', language, by: 'page', scenario: null, hasWorld: false }
  write({ ...stored, done: `${done} ${leftOutTexts[stored.language](records.join(', '))}`.trim() })
}

export const forgetUndo = (): void => safeSessionStorage.remove(UNDO_KEY)

/** What can still be undone; undefined without it. */
export function readUndo(): Undo | undefined {
  const stored = parseStored(safeSessionStorage.read(UNDO_KEY), undo, undefined)
  return stored && stored.until > Date.now() ? stored : undefined
}

/** Brings the world back as it was, in every window, at the page it was left at. */
export async function undoLoss(control: Pick<Control, 'importWorld'>): Promise<void> {
  const stored = readUndo()
  if (!stored?.hasWorld) return
  const text = await readWorld(stored.until)
  await replacing(async () => {
    forgetUndo()
    await control.importWorld({ text })
  })
  storeRunningScenario(stored.scenario)
}
