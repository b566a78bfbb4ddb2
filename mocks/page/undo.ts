import * as v from 'valibot'
import { readStored } from '../../src/lib/readStored.ts'
import type { Control } from '../control/control.ts'
import { readRunningScenario, storeRunningScenario } from './runningScenario.ts'
import { pageLanguage } from './pageLanguage.ts'
import { UNDO_KEY } from './undoKey.ts'
import { mockSessionStorage } from './storage.ts'

const UNDO_MS = 60_000
/** Characters of session storage, which holds about five million: the rest is the app's. */
const MAX_LENGTH = 1_000_000

const undo = v.object({
  /** Until when it is offered (ms of the device). */
  until: v.number(),
  /** What has been done, and where it was pressed. */
  done: v.string(),
  by: v.picklist(['page', 'console']),
  scenario: v.nullable(v.string()),
  /** The export of the world before, compressed; null if there is only something to say. */
  world: v.nullable(v.string()),
})
type Undo = v.InferOutput<typeof undo>

/** Whether a start would lose something: what was done since the running scenario started. */
export async function hasChanges(control: Pick<Control, 'worldChanges'>): Promise<boolean> {
  const scenario = readRunningScenario()
  // Where it cannot be known, for a scenario that no build has any more, it counts as changed.
  const reply = await control.worldChanges(scenario === null ? {} : { scenario }).catch(() => ({ isChanged: true }))
  return reply.isChanged
}

/**
 * Stores the world as it is now, for a minute: in session storage, which outlives the load of the world's new start. False, and
 * without an undo, if it is too large or this tab has no room for it.
 */
export async function rememberWorld(control: Pick<Control, 'exportWorld'>, done: string, by: Undo['by'] = 'page') {
  const { compressText } = await import('../control/encodeWorld.ts')
  const world = await control.exportWorld()
  const stored: Undo = {
    until: Date.now() + UNDO_MS,
    done,
    by,
    scenario: readRunningScenario(),
    world: await compressText(world.text),
  }
  const text = JSON.stringify(stored)
  const isStored = text.length <= MAX_LENGTH && mockSessionStorage.write(UNDO_KEY, text)
  if (!isStored) mockSessionStorage.remove(UNDO_KEY)
  return isStored
}

/** Runs what replaces a world. If it fails, what could be undone before still can be. */
export async function replacing<T>(replace: () => Promise<T>): Promise<T> {
  const before = mockSessionStorage.read(UNDO_KEY)
  try {
    return await replace()
  } catch (error) {
    if (before === null) mockSessionStorage.remove(UNDO_KEY)
    else mockSessionStorage.write(UNDO_KEY, before)
    throw error
  }
}

const leftOutTexts = {
  ko: (records: string) => `이 세계 밖과 통신하는 기록은 가져오지 않았어요. (${records})`,
  en: (records: string) => `Records that act outside this world were left out. (${records})`,
}

/** Says after the next load which records an import has left out, beside what it offers to undo. */
export function noteLeftOut(records: readonly string[]): void {
  const until = Date.now() + UNDO_MS
  const { done, ...undo }: Undo = readUndo() ?? { until, done: '', by: 'page', scenario: null, world: null }
  const text = `${done} ${leftOutTexts[pageLanguage()](records.join(', '))}`.trim()
  mockSessionStorage.write(UNDO_KEY, JSON.stringify({ ...undo, done: text }))
}

export const forgetUndo = (): void => mockSessionStorage.remove(UNDO_KEY)

/** What can still be undone; undefined without it. */
export function readUndo(): Undo | undefined {
  if (mockSessionStorage.read(UNDO_KEY) === null) return undefined
  const stored = readStored(mockSessionStorage, UNDO_KEY, undo, undefined)
  return stored && stored.until > Date.now() ? stored : undefined
}

/** Brings the world back as it was, in every window, at the page it was left at. */
export async function undoLoss(control: Pick<Control, 'importWorld'>): Promise<void> {
  const stored = readUndo()
  if (!stored?.world) return
  const { decodeWorld } = await import('../control/encodeWorld.ts')
  const text = await decodeWorld(stored.world)
  await replacing(async () => {
    forgetUndo()
    await control.importWorld({ text })
  })
  storeRunningScenario(stored.scenario)
}
