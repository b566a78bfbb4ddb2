import type { Plugin } from 'vite'

/** `npm start` says how to choose another port where its own is taken. */
export function portHint(): Plugin {
  return {
    name: 'port-hint',
    configureServer: ({ httpServer, config }) => {
      httpServer?.on('error', (error) => {
        if ('code' in error && error.code === 'EADDRINUSE')
          config.logger.error(`Port ${config.server.port} is taken. Choose another one: npm start -- --port N`)
      })
    },
  }
}
