import type { Plugin } from 'vite'

/** Loads the page again when a call or a contract is edited: the store holds replies of the call as it was. */
export function reloadCalls(): Plugin {
  return {
    name: 'reload-calls',
    hotUpdate({ file, server }): [] | undefined {
      if (!/\/src\/(contract\/[^/]+|.*\/api)\.ts$/.test(file) || this.environment.name !== 'client') return undefined
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
