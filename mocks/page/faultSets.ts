import * as v from 'valibot'
import { readStored, validEntries } from '../../src/lib/readStored.ts'
import { decodeWorld, encodeWorld } from '../control/encodeWorld.ts'
import { faultFields } from '../db/collections/control.ts'
import { FAULT_SETS_KEY } from './deviceKeys.ts'
import { mockLocalStorage } from './storage.ts'

const faultSet = v.array(v.object(faultFields))

/** Faults that are added together, in this order. */
export type FaultSet = v.InferOutput<typeof faultSet>
export type FaultSets = Readonly<Record<string, FaultSet>>

/** The sets of this device by name; a damaged one is left out. */
export const readFaultSets = (): FaultSets => readStored(mockLocalStorage, FAULT_SETS_KEY, validEntries(faultSet), {})

/** False if the browser's storage is blocked or full. */
export const storeFaultSets = (sets: FaultSets): boolean => mockLocalStorage.write(FAULT_SETS_KEY, JSON.stringify(sets))

/** The faults of the world without their ids. */
export const toFaultSet = (faults: readonly object[]): FaultSet => v.parse(faultSet, faults)

/** The id with which `?scenario=` adds the faults in the link's hash to the world. */
export const FAULTS = 'faults'

/** A link that adds a set to the world of the browser that opens it; undefined if it is too long for a URL. */
export async function linkToFaults(set: FaultSet, appUrl: string): Promise<string | undefined> {
  const code = await encodeWorld(JSON.stringify(set))
  return code === undefined ? undefined : `${appUrl}?scenario=${FAULTS}#${code}`
}

/** The set of a link's hash. Rejects if it is damaged. */
export const faultsOfLink = async (hash: string): Promise<FaultSet> => v.parse(faultSet, JSON.parse(await decodeWorld(hash)))
