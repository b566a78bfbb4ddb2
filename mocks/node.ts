import type { HttpHandler } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { createBackend, type Backend, type BackendOptions } from './handlers/backend.ts'
import { createControl, type Control } from './control/control.ts'
import type { Local } from './control/local.ts'
import { replaceHandlers } from './handlers/overrides.ts'
import { resourcesWith } from './resources/all.ts'
import { createWorld, type PickersWorld } from './db/createWorld.ts'
import { MemoryLog } from './db/log.ts'

export type NodeMocks = Pick<Backend, 'handle' | 'api' | 'read' | 'write'> & {
  readonly world: PickersWorld
  /** Controls the world: clock, faults, scenarios, the request log. */
  readonly control: Control
  /** For a test's own handlers: `server.use(...)`. */
  readonly server: SetupServer
  readonly stop: () => void
}

export type NodeMocksOptions = {
  /** The client's API base, ending with a slash. */
  readonly baseUrl: string
  readonly world?: PickersWorld
  /** One's own operations, resources, handlers and scenarios, as in `mocks/local.ts`. */
  readonly local?: Local
  readonly passThrough?: BackendOptions['passThrough']
}

/**
 * Starts the mock backend in this Node process: it handles every request below `baseUrl` like in a page, with its own world
 * by default. Any other request, and any unknown operation, is an error on the console, which fails a test.
 */
export function startInNode({ baseUrl, world: given, local = {}, passThrough }: NodeMocksOptions): NodeMocks {
  const resources = resourcesWith(local)
  const world = given ?? createWorld(new MemoryLog(), { resources })
  const backend = createBackend(world, baseUrl, { resources, onUnhandledRequest: 'error', ...(passThrough && { passThrough }) })
  const server = setupServer(...backend.overridesOf(local), ...backend.handlers)
  server.listen({ onUnhandledRequest: 'error' })
  const initial = server.listHandlers()
  let stored: readonly HttpHandler[] = []
  const onChange = async () => {
    const next = await backend.worldOverrides()
    if (next.length > 0 || stored.length > 0) replaceHandlers(server, initial, stored, next)
    stored = next
  }
  const control = createControl({ ...backend, ownScenarios: local.scenarios ?? [], appUrl: baseUrl, onChange })
  const { handle, api, read, write } = backend
  return { world, read, write, control, server, handle, api, stop: () => server.close() }
}
