import type { HttpHandler } from 'msw'
import { createControl, type Control } from './control/control.ts'
import { createWorld, type PickersWorld } from './db/createWorld.ts'
import { MemoryLog } from './db/log.ts'
import { createBackend } from './handlers/backend.ts'
import { resources } from './resources/all.ts'

export type CreateHandlersOptions = {
  /** The client's API base, with or without a slash at its end. */
  readonly baseUrl: string
  /** By default one of these handlers' own. */
  readonly world?: PickersWorld
}

/** The mock backend as an array of MSW handlers, for a `setupWorker` or `setupServer` of one's own. */
export function createHandlers({ baseUrl, world = newWorld() }: CreateHandlersOptions): HttpHandler[] {
  return [...createBackend(world, baseUrl, { resources }).handlers]
}

/** A new world in memory, for `createHandlers`, and its control: scenarios, clock, faults. */
export function openWorld(baseUrl: string): { readonly world: PickersWorld; readonly control: Control } {
  const world = newWorld()
  return { world, control: createControl({ ...createBackend(world, baseUrl, { resources }), appUrl: baseUrl }) }
}

const newWorld = () => createWorld(new MemoryLog(), { resources })
