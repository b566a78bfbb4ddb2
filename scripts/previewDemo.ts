import { existsSync } from 'node:fs'
import { startHost } from '../tests/e2e/support/hosts.ts'

const root = process.env['OUT_DIR'] ?? 'dist-demo'
const base = process.env['DEMO_BASE'] ?? '/'

if (existsSync(root)) {
  const host = await startHost({ root, base, style: '404.html', port: Number(process.env['PORT'] ?? 4173) })
  console.log(`The demo is at ${host.url} (a plain static host with 404.html; stop with Ctrl+C)`)
} else {
  console.log(`${root} is missing: npm run build:demo, with the same DEMO_BASE`)
  process.exitCode = 1
}
