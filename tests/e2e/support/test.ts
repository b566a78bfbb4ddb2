import { test as base, type ConsoleMessage } from '@playwright/test'
import { startBackend } from './backend.ts'
import { backend, urlOf, type Mode } from './sites.ts'

interface Fixtures {
  /** Allows console errors and thrown errors that match. */
  allowErrors: (...patterns: RegExp[]) => void
  /** In the mode `real`: resets the server to the seed before every test. */
  world: void
}

interface WorkerFixtures {
  /** The build and host under test; `baseURL` is its address. */
  mode: Mode
  /** In the mode `real`: the mock server of this worker. */
  server: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  mode: ['mock', { option: true, scope: 'worker' }],

  server: [
    async ({ mode }, run) => {
      if (mode !== 'real') {
        await run()
        return
      }
      const server = await startBackend(urlOf('real'), backend.port)
      await run()
      await server.stop()
    },
    { auto: true, scope: 'worker' },
  ],

  world: [
    async ({ mode }, run) => {
      if (mode === 'real') {
        const reply = await fetch(`${backend.url}/__mock/reset`, { method: 'POST' })
        base.expect(reply.ok, 'the world is reset').toBe(true)
      }
      await run()
    },
    { auto: true },
  ],

  allowErrors: [
    async ({ context, mode }, run) => {
      const allowed: RegExp[] = []
      const logged: string[] = []
      context.on('console', (message) => {
        if (isUnexpected(message, mode)) logged.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => logged.push(`thrown: ${error.error().stack || error.error().message}`))
      await run((...patterns) => void allowed.push(...patterns))
      const unexpected = logged.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      base.expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test

/** Chromium logs every failed request as an error: a refusal of the API is expected, a missing file is not. */
function isUnexpected(message: ConsoleMessage, mode: Mode) {
  if (message.type() === 'warning') return /unknown request|without a matching request handler/i.test(message.text())
  if (message.type() !== 'error') return false
  if (!message.text().startsWith('Failed to load resource')) return true
  const { pathname } = new URL(message.location().url, urlOf(mode))
  if (pathname.includes('/v1/')) return false
  // A host with 404.html sends the app's page with status 404 for deep links.
  const isPage = !/\.\w+$/.test(pathname)
  return !(mode.startsWith('demo') && isPage)
}
