import type { HttpHandler } from 'msw'
import { createControl, type Control } from './control/control.ts'
import type { Local } from './control/local.ts'
import { createWorld, type PickersWorld } from './db/createWorld.ts'
import { MemoryLog } from './db/log.ts'
import { createBackend } from './handlers/backend.ts'
import type { Resource } from './handlers/handle.ts'
import { resourcesWith } from './resources/all.ts'

export type { Local }

export type CreateHandlersOptions = {
  /** The client's API base, with or without a slash at its end. */
  readonly baseUrl: string
  /** By default one of these handlers' own. */
  readonly world?: PickersWorld
  /** One's own operations, resources and handlers, as in `mocks/local.ts`; also given to `openWorld`. */
  readonly local?: Local
}

/** The mock backend as an array of MSW handlers, for a `setupWorker` or `setupServer` of one's own. */
export function createHandlers({ baseUrl, world, local = {} }: CreateHandlersOptions): HttpHandler[] {
  const resources = resourcesWith(local)
  const { overridesOf, handlers } = createBackend(world ?? newWorld(resources), baseUrl, { resources })
  return [...overridesOf(local), ...handlers]
}

/** A new world in memory, for `createHandlers`, and its control: scenarios, clock, faults. */
export function openWorld(baseUrl: string, local: Local = {}): { readonly world: PickersWorld; readonly control: Control } {
  const resources = resourcesWith(local)
  const backend = createBackend(newWorld(resources), baseUrl, { resources })
  return { world: backend.world, control: createControl({ ...backend, ownScenarios: local.scenarios ?? [], appUrl: baseUrl }) }
}

const newWorld = (resources: readonly Resource[]) => createWorld(new MemoryLog(), { resources })
