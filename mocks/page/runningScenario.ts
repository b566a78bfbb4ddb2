import * as v from 'valibot'
import { readStored } from '../../src/lib/readStored.ts'
import { validItems } from '../../src/lib/validItems.ts'
import { mockLocalStorage } from './storage.ts'

/** Stored in the local storage of the world, like the app's own keys. */
const KEY = 'pickers-mock:scenario'

const schema = v.object({
  id: v.string(),
  /** Indexes of the completed steps. */
  done: validItems(v.number()),
})

/** The scenario last started in this world, and the steps that a tester has completed. */
export type RunningScenario = v.InferOutput<typeof schema>

/** The running scenario of a window's world, by its storage; undefined without one. */
export function readRunningScenario(storage = mockLocalStorage): RunningScenario | undefined {
  return readStored(storage, KEY, schema, undefined)
}

/** Stores the running scenario, or removes it. */
export function storeRunningScenario(running: RunningScenario | undefined, storage = mockLocalStorage): void {
  if (running) storage.write(KEY, JSON.stringify(running))
  else storage.remove(KEY)
}
