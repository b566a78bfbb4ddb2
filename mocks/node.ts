import { setupServer, type SetupServer } from 'msw/node'
import { createWorld, type PickersWorld } from './db/collections.ts'
import { MemoryLog } from './db/log.ts'
import { createBackend, type BackendOptions } from './control/backend.ts'
import { createControl, type Control } from './control/control.ts'
import { mswHandlers } from './mswHandlers.ts'
import type { Sketch } from './sketch.ts'
import { sketchesIn } from './sketches.ts'
import { isUnknownOperation } from './unknown.ts'

export type NodeMocks = {
  readonly world: PickersWorld
  /** Everything that can be done to the world: clock, faults, scenarios, the request log. */
  readonly control: Control
  /** To put handlers of a test's own before ours. */
  readonly server: SetupServer
  readonly stop: () => void
}

export type NodeMocksOptions = {
  /** Where the client under test believes its API to be, with a slash at its end. */
  readonly baseUrl: string
  readonly world?: PickersWorld
  readonly report?: (line: string) => void
  readonly sketches?: readonly Sketch[]
  readonly passThrough?: BackendOptions['passThrough']
}

/**
 * Starts the mock backend in this Node process: every request below `baseUrl` is answered as in a page, from a world of its
 * own unless one is given. Any other request, and any operation the contract does not have, is an error on the console,
 * which fails a test.
 */
export function startInNode({
  baseUrl,
  world = createWorld(new MemoryLog()),
  report = complain,
  sketches = [],
  passThrough,
}: NodeMocksOptions): NodeMocks {
  const backend = createBackend(world, baseUrl, { sketches: sketchesIn(world, sketches), ...(passThrough && { passThrough }) })
  const server = setupServer(...mswHandlers(backend.responders))
  server.events.on('response:mocked', ({ request, response }) => {
    const { method, url } = request
    void isUnknownOperation(response).then((isUnknown) => isUnknown && report(`[mocks] Unknown request: ${method} ${url}`))
  })
  server.listen({ onUnhandledRequest: 'error' })
  const control = createControl({ ...backend, appUrl: baseUrl })
  return { world, control, server, stop: () => server.close() }
}

function complain(line: string): void {
  // oxlint-disable-next-line no-console -- tests fail on a line of console.error
  console.error(line)
}
