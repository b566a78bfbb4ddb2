import { preview } from 'vite'

/** Serves a built folder on a free port, from `port` on; `headers` are sent with every file. Close it at the end. */
export async function servePreview(outDir: string, port: number, headers: Record<string, string> = {}) {
  const { NODE_ENV } = process.env
  const server = await preview({ build: { outDir }, preview: { port, strictPort: false, headers }, configFile: false })
  // It sets `production` for the whole process, whose later programs would inherit it: the dev servers of browser tests.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  const [base = ''] = server.resolvedUrls?.local ?? []
  return { base, close: () => server.close() }
}
