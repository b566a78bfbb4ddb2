import { preview } from 'vite'
import { run } from '../shared/run.ts'

/** Builds by a package's command and serves the built folder on a free port. Close it at the end. */
export async function buildAndServe(command: string, words: string[], outDir: string, options: Parameters<typeof run>[2]) {
  const { code, output } = await run(command, words, { ...options, quiet: true })
  if (code !== 0) throw new Error(output)
  // Each story is a page load of up to 150 files, which are the same in all of them.
  const headers = { 'Cache-Control': 'max-age=3600' }
  const server = await preview({ build: { outDir }, preview: { port: 0, headers }, configFile: false })
  const [base = ''] = server.resolvedUrls?.local ?? []
  return { base, close: () => server.close() }
}
