import * as v from 'valibot'
import { storageKeys } from '../../src/contract/storageKeys.ts'
import { languages, type Language } from '../db/languages.ts'
import { isClockTime, now } from '../db/clock.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { readCounter, type CounterRow } from '../db/ids.ts'
import { parseChanges, type Change } from '../db/log.ts'
import { SchemaError } from '../db/record.ts'
import { DATA_VERSION, type ReadTx } from '../db/collections.ts'
import { MissingTexts } from '../db/seed/inLanguage.ts'
import { isIssued } from '../rules/users/session.ts'
import { defaultDevice, type StartState, type StorageItems } from '../scenarios/startState.ts'
import { CommandError } from './commands/commandError.ts'
import { actsOutside } from './outside.ts'

/** A URL length that all browsers accept. */
const LINK_MAX_LENGTH = 8000

/** The characters of imported storage: a browser gives an origin five million. */
const MAX_STORAGE = 2_000_000

/** The app's own keys: an export has no others, and a file must not write any. */
const stored = (keys: readonly string[]) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.transform((items) => Object.fromEntries(Object.entries(items).filter(([key]) => keys.includes(key)))),
    v.check((items) => Object.values(items).join('').length <= MAX_STORAGE, 'the storage is too large'),
  )
const clockTime = v.pipe(v.number(), v.check(isClockTime, 'the clock goes from the year 1000 to 9998'))
const archive = v.object({
  format: v.literal('pickers-world'),
  /** Absent in exports of older builds. */
  dataVersion: v.optional(v.number(), DATA_VERSION),
  /** Of the seed's texts; absent in exports of older builds. */
  language: v.optional(v.picklist(languages), 'ko'),
  /** When the world started, and its clock at the export (ms). */
  start: clockTime,
  at: clockTime,
  isPinned: v.boolean(),
  changes: v.array(v.unknown()),
  route: v.optional(v.string(), '/'),
  localStorage: v.optional(stored(storageKeys.localStorage), {}),
  sessionStorage: v.optional(stored(storageKeys.sessionStorage), {}),
  /** Absent in exports of a server and of older builds. */
  otherPersonas: v.optional(v.record(v.string(), stored(storageKeys.localStorage))),
})

/** Address and storage of the exporting device, so that an import continues at the same place. */
export type Place = Pick<StartState, 'localStorage' | 'sessionStorage' | 'otherPersonas'> & { readonly route: string }

/** Exports a world as text, without a session of a real backend. After an import, the same requests get the same replies. */
export async function exportWorld(world: PickersWorld, place?: Place): Promise<string> {
  const { settings, ...clock } = await world.read(settingsOf)
  const { changes, ...exported }: { start: number; language: Language; changes: Change[] } = JSON.parse(await world.export())
  const head = { format: 'pickers-world', dataVersion: DATA_VERSION, ...exported, ...clock }
  const own = changes.filter(([collection]) => collection !== 'foreignTokens')
  return JSON.stringify({
    ...head,
    changes: [...own, ...settings],
    ...(place && (await world.read((tx) => ownPlace(tx, place)))),
  })
}

/** What was stored, without tokens and codes that this world has not issued: a real backend may have. */
function ownPlace<P extends Pick<Place, 'localStorage' | 'sessionStorage' | 'otherPersonas'>>(tx: ReadTx, place: P): P {
  const isOwn = ([key, value]: [string, string]) => {
    if (key === 'authorizationCode') return tx.authorizationCodes.findFirst((q) => q.where({ id: value })) !== undefined
    return (key !== 'accessToken' && key !== 'refreshToken') || isIssued(tx, value)
  }
  const ownItems = (items: StorageItems) => Object.fromEntries(Object.entries(items).filter(isOwn))
  const { localStorage, sessionStorage, otherPersonas } = place
  return {
    ...place,
    localStorage: ownItems(localStorage),
    sessionStorage: ownItems(sessionStorage),
    otherPersonas:
      otherPersonas && Object.fromEntries(Object.entries(otherPersonas).map(([name, items]) => [name, ownItems(items)])),
  }
}

function settingsOf(tx: ReadTx): { readonly at: number; readonly isPinned: boolean; readonly settings: Change[] } {
  // The seed sets these by the options of `createWorld`, so the importing world may have others.
  const clock = ['pinned', 'shift', 'crowdRates'].map((id): Change => [
    'counters',
    id,
    tx.counters.findFirst((q) => q.where({ id })) ?? null,
  ])
  const crowd = tx.crowdRates.all().map((rate): Change => ['crowdRates', rate.id, rate])
  return { at: now(tx.counters), isPinned: readCounter(tx.counters, 'pinned') !== undefined, settings: [...clock, ...crowd] }
}

/**
 * Replaces this world, in every window, by an exported one; a running clock continues from the export's time. Leaves out, and
 * names, records that would act outside the world. Throws a CommandError, without a change, for another text, for data of
 * another version or shape, and without room in the storage; a MissingTexts where the texts of its language cannot be fetched.
 */
export async function importWorld(world: PickersWorld, text: string): Promise<StartState> {
  const { dataVersion, language, start: startedAt, at, isPinned, changes, route, ...stored } = parseArchive(text)
  if (dataVersion !== DATA_VERSION) {
    const versions = `version ${dataVersion} of the records, this one reads version ${DATA_VERSION}`
    throw new CommandError(`this world was exported by a build with ${versions}; nothing has changed`)
  }
  const shift: CounterRow = { id: 'shift', value: at - Date.now() }
  const all: readonly Change[] = isPinned ? changes : [...changes, ['counters', 'shift', shift]]
  const own = all.filter((change) => !actsOutside(change))
  if (!isClockTime(clockAfter(own)))
    throw new CommandError('the clock of this world shows a year before 1000 or after 9998; nothing has changed')
  await world.replace({ start: startedAt, language, changes: own }).catch((error: unknown) => {
    if (error instanceof MissingTexts) throw error
    if (error instanceof SchemaError)
      throw new CommandError(`this world has records of another shape, so nothing has changed (${error.message})`)
    throw new CommandError(`the storage has no room for this world; nothing has changed (${String(error)})`)
  })
  const leftOut = all.filter(actsOutside).map(([collection, id]) => `${collection} ${id}`)
  return world.read((tx) => {
    const { id: _, ...device } = tx.devices.findFirst((q) => q.where({ id: 'device' })) ?? { id: 'device', ...defaultDevice }
    const { localStorage, sessionStorage, otherPersonas } = ownPlace(tx, stored)
    const state = { start: route, localStorage, sessionStorage, otherPersonas, device }
    return leftOut.length > 0 ? { ...state, leftOut } : state
  })
}

/** What a world with these changes has for a clock, whatever the archive says of it. */
function clockAfter(changes: readonly Change[]): number {
  const valueOf = (id: string) => {
    const [, , record] = changes.findLast(([collection, name]) => collection === 'counters' && name === id) ?? []
    const value: unknown = record && Reflect.get(record, 'value')
    return typeof value === 'number' ? value : undefined
  }
  return (valueOf('pinned') ?? Date.now()) + (valueOf('shift') ?? 0)
}

function parseArchive(text: string) {
  try {
    const parsed = v.parse(archive, JSON.parse(text))
    return { ...parsed, changes: parseChanges({ version: 0, changes: JSON.stringify(parsed.changes) }) }
  } catch (error) {
    throw new CommandError(`this is not an exported world, so nothing has changed (${String(error)})`)
  }
}

/** Compresses an export for the hash of a link; undefined if it is too long for a URL. */
export async function encodeWorld(text: string): Promise<string | undefined> {
  const bytes = await pipeThrough(new Blob([text]), new CompressionStream('deflate-raw'))
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const link = code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return link.length > LINK_MAX_LENGTH ? undefined : link
}

/** Decompresses the result of `encodeWorld`. Rejects if it is damaged, or longer than any: what it inflates to has a bound too. */
export async function decodeWorld(link: string): Promise<string> {
  if (link.length > LINK_MAX_LENGTH) throw new RangeError('the link is too long for one')
  const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await pipeThrough(new Blob([bytes]), new DecompressionStream('deflate-raw')),
  )
}

async function pipeThrough(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
