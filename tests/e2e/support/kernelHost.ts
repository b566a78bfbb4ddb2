import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Serves an empty page with the mock database's kernel, on a free port. */
export async function hostKernel(): Promise<{ readonly port: number; readonly close: () => void }> {
  const script = await bundle()
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./kernelPage.ts', import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const [built] = Array.isArray(output) ? output : [output]
  const chunks = built && 'output' in built ? built.output : []
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
