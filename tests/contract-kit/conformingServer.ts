import { afterAll, beforeAll, beforeEach } from 'vitest'
import { now } from '../../mocks/db/clock.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { startHttpServer, type HttpServer } from '../../mocks/server.ts'
import { startSession } from '../../mocks/rules/users/session.ts'

/** Runs the HTTP mock server for the tests of a file; each of them starts with a new world. */
export function runConformingServer() {
  const log = new MemoryLog()
  const world = createWorld(log)
  const warnings: string[] = []
  const options = { port: 0, clientUrl: 'http://client.test', onWarning: (message: string) => void warnings.push(message) }
  let server: HttpServer | undefined

  beforeAll(async () => {
    server = await startHttpServer({ ...options, log })
  })
  afterAll(async () => {
    await server?.close()
    // The kit tries unknown methods and paths, which the server reports.
    const unexpected = warnings.find((message) => !message.startsWith('unknown request: '))
    if (unexpected !== undefined) throw new Error(unexpected)
  })
  // The kit advances the clock if it can.
  beforeEach(() => world.reset())

  const minseo = async () => {
    const { id } = personas.minseo
    const { accessToken } = await world.transaction((tx) => startSession(tx, id, now(tx.counters)))
    return { token: accessToken, userId: id }
  }
  return { world, minseo, baseUrl: () => server?.url ?? '' }
}
