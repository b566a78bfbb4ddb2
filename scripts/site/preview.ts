import { existsSync } from 'node:fs'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { run } from '../shared/run.ts'

const usage = `npm run preview [-- options of vite preview], or npm run preview -- --demo
Serves the build in dist; --demo serves dist-demo as a plain static host does, with 404.html, on PORT (4173).`

const options = process.argv.slice(2)

if (options.includes('--help')) console.log(usage)
else process.exitCode = options.includes('--demo') ? await previewDemo() : (await run('vite', ['preview', ...options])).code

async function previewDemo(): Promise<number> {
  const root = process.env['OUT_DIR'] ?? 'dist-demo'
  if (!existsSync(root)) {
    console.log(`${root} is missing: npm run build:demo, with the same DEMO_BASE`)
    return 1
  }
  const base = process.env['DEMO_BASE'] ?? '/'
  const host = await startHost({ root, base, style: '404.html', port: Number(process.env['PORT'] ?? 4173) })
  console.log(`The demo is at ${host.url} (a plain static host with 404.html; stop with Ctrl+C)`)
  return 0
}
