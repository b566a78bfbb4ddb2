import { existsSync } from 'node:fs'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { readAddress } from '../build/readAddress.ts'
import { run } from '../shared/run.ts'

const usage = `npm run preview [-- options of vite preview], or npm run preview -- --demo
Serves the build in dist; --demo serves dist-demo as a plain static host does, with 404.html, on PORT (4173).`

const options = process.argv.slice(2)
const isDemo = options.includes('--demo')
const root = process.env['OUT_DIR'] ?? (isDemo ? 'dist-demo' : 'dist')

if (options.includes('--help')) console.log(usage)
else if (!existsSync(root)) {
  console.log(`${root} is missing: ${isDemo ? 'npm run build:demo, with the same DEMO_BASE' : 'npm run build'}`)
  process.exitCode = 1
} else if (isDemo) await serveDemo()
else process.exitCode = (await run('vite', ['preview', ...options])).code

async function serveDemo(): Promise<void> {
  const base = readAddress('DEMO_BASE', process.env['DEMO_BASE'] ?? '/', 'path')
  const host = await startHost({ root, base, style: '404.html', isCompressed: true, port: Number(process.env['PORT'] ?? 4173) })
  console.log(`The demo is at ${host.url} (a plain static host with 404.html; stop with Ctrl+C)`)
}
