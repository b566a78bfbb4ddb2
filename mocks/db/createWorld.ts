import type { Log } from './log.ts'
import { seed, type WorldOptions } from './seed.ts'
import { collections, type Collections, type WriteTx } from './collections.ts'
import type { Definitions, Seed } from './openCollections.ts'
import { World } from './world.ts'

export type PickersWorld = World<Collections>

/** What a resource stores. */
export interface ResourceRecords {
  /** Its own collections by name. */
  readonly collections?: Definitions
  /** Creates its records of a world that starts at `start` (ms). */
  readonly seed?: (tx: WriteTx, start: number) => void
}

type Options = WorldOptions & { readonly resources?: readonly ResourceRecords[] }

/** A seed remembers its last records, so worlds with the same options have the same one. */
const seeds = new Map<string, Seed<Collections>>()

const numbers = new WeakMap<ResourceRecords, number>()
let last = 0

/** Two resources may name their collections alike. */
function numberOf(resource: ResourceRecords): number {
  const number = numbers.get(resource) ?? (last += 1)
  numbers.set(resource, number)
  return number
}

/** The shop's world on a change log. Worlds on one log are windows of the same shop, so they need the same options. */
export function createWorld(log: Log, { resources = [], ...options }: Options = {}): PickersWorld {
  const { pinnedAt, language } = options
  const own = Object.fromEntries(resources.flatMap((resource) => Object.entries(resource.collections ?? {})))
  const key = JSON.stringify([options, resources.map(numberOf)])
  const seeded = seeds.get(key) ?? seedOf(options, resources)
  seeds.set(key, seeded)
  return new World(log, { ...collections, ...own }, seeded, pinnedAt === undefined ? Date.now : () => pinnedAt, language)
}

function seedOf(options: WorldOptions, resources: readonly ResourceRecords[]): Seed<Collections> {
  const seedShop = seed(options)
  return (tx, start, language) => {
    seedShop(tx, start, language)
    for (const resource of resources) resource.seed?.(tx, start)
  }
}
