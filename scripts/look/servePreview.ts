import { preview } from 'vite'

/** Serves a built folder on a free port. Close it at the end. */
export async function servePreview(outDir: string) {
  const { NODE_ENV } = process.env
  // Each story is a page load of up to 150 files, which are the same in all of them.
  const headers = { 'Cache-Control': 'max-age=3600' }
  const server = await preview({ build: { outDir }, preview: { port: 0, headers }, configFile: false })
  // It sets `production` for the whole process, whose later programs would inherit it: the dev servers of browser tests.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = NODE_ENV
  const [base = ''] = server.resolvedUrls?.local ?? []
  return { base, close: () => server.close() }
}
