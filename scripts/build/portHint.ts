import type { Plugin } from 'vite'

/** Adds a hint on choosing another port to the error of a used port. */
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
