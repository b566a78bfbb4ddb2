import * as v from 'valibot'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { CounterRow } from '../db/ids.ts'
import { parseChanges, type Change } from '../db/log.ts'
import { defaultDevice, type StartState, type StorageItems } from '../scenarios/startState.ts'

/** A URL length that all browsers accept. */
const LINK_MAX_LENGTH = 8000

const stored = v.record(v.string(), v.string())
const archive = v.object({
  format: v.literal('pickers-world'),
  /** When the world started, and its clock at the export (ms). */
  start: v.number(),
  at: v.number(),
  isPinned: v.boolean(),
  changes: v.array(v.unknown()),
  route: v.optional(v.string(), '/'),
  localStorage: v.optional(stored, {}),
  sessionStorage: v.optional(stored, {}),
})

/** Address and storage of the exporting device, so that an import continues at the same place. */
export type Place = { readonly route: string; readonly localStorage: StorageItems; readonly sessionStorage: StorageItems }

/** Exports a world as text. After an import, the same requests get the same replies. */
export async function exportWorld(world: PickersWorld, place?: Place): Promise<string> {
  const { at, forced } = await world.read((tx) => {
    const pinned = tx.counters.get('pinned') ?? null
    const shift = tx.counters.get('shift') ?? null
    // The seed sets these by the options of `createWorld`, so the importing world may have others.
    const clock: Change[] = [
      ['counters', 'pinned', pinned],
      ['counters', 'shift', shift],
      ['counters', 'crowdRates', tx.counters.get('crowdRates') ?? null],
    ]
    const crowd = tx.crowdRates.all().map((rate): Change => ['crowdRates', rate.id, rate])
    return { at: now(tx.counters), forced: [...clock, ...crowd] }
  })
  const { start, changes }: { start: number; changes: unknown[] } = JSON.parse(await world.export())
  const isPinned = forced.some(([table, id, record]) => table === 'counters' && id === 'pinned' && record !== null)
  return JSON.stringify({ format: 'pickers-world', start, at, isPinned, changes: [...changes, ...forced], ...place })
}

/**
 * Replaces this world, in every window, by an exported one; a running clock continues from the export's time. Throws if the
 * text is not an export.
 */
export async function importWorld(world: PickersWorld, text: string): Promise<StartState> {
  const { start, at, isPinned, changes, route, localStorage, sessionStorage } = v.parse(archive, JSON.parse(text))
  const known = parseChanges({ version: 0, changes: JSON.stringify(changes) })
  const shift: CounterRow = { id: 'shift', value: at - Date.now() }
  await world.reset(start, JSON.stringify(isPinned ? known : [...known, ['counters', 'shift', shift]]))
  const { id: _, ...device } = await world.read((tx) => tx.devices.get('device') ?? { id: 'device', ...defaultDevice })
  return { start: route, localStorage, sessionStorage, device }
}

/** Compresses an export for the hash of a link; undefined if it is too long for a URL. */
export async function encodeWorld(text: string): Promise<string | undefined> {
  const bytes = await pipeThrough(new Blob([text]), new CompressionStream('deflate-raw'))
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const link = code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return link.length > LINK_MAX_LENGTH ? undefined : link
}

/** Decompresses the result of `encodeWorld`. Rejects if it is damaged. */
export async function decodeWorld(link: string): Promise<string> {
  const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return new TextDecoder().decode(await pipeThrough(new Blob([bytes]), new DecompressionStream('deflate-raw')))
}

async function pipeThrough(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
