import type { Plugin } from 'vite'
import { readEnv } from './readEnv.ts'

/** Prints what `npm start` offers below its addresses, and adds a hint on choosing another port to the error of a used one. */
export function startHints(): Plugin {
  return {
    name: 'start-hints',
    apply: 'serve',
    configureServer: (server) => {
      const { httpServer, config } = server
      httpServer?.on('error', (error) => {
        if ('code' in error && error.code === 'EADDRINUSE')
          config.logger.error(`Port ${config.server.port} is taken. Choose another one: npm start -- --port N`)
      })
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        const address = server.resolvedUrls?.local[0] ?? config.base
        for (const line of hintsOf(config.env, address)) config.logger.info(`  ➜  ${line}`)
      }
    },
  }
}

/** Which backend answers, where the gallery of scenarios is, which key opens the console. */
function hintsOf(raw: Readonly<Record<string, unknown>>, address: string): string[] {
  const { isMocked, apiBase } = readEnv(raw, { url: address, path: address })
  if (!isMocked) return [`Backend: ${apiBase} (VITE_API=mock for the mocks)`, 'Gallery and console: in mocked builds alone']
  return [
    'Backend: the mocks, in the page (VITE_API=real VITE_API_BASE_URL=https://… for another)',
    `Gallery: ${address}mock/scenarios.html, every scenario with its steps`,
    'Console: Ctrl+. in the app (Cmd+. on a Mac), or the handle at its right edge',
  ]
}
