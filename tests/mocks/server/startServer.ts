import { onTestFinished } from 'vitest'
import { startHttpServer, type HttpServerOptions } from '../../../mocks/server.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }

/** The address of a mock server that runs until the test ends. */
export async function startServer(options: Partial<HttpServerOptions> = {}): Promise<string> {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', ...options })
  onTestFinished(() => server.close())
  return server.url
}
