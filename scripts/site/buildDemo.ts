import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readAddress } from '../build/readAddress.ts'
import { run } from '../shared/run.ts'
import { writeReference } from './reference.ts'
import { findRootPaths } from './rootPaths.ts'

const usage = `npm run build:demo [-- options of vite build], or npm run build:demo -- --site
Builds the demo: the app with its mock backend in dist-demo, for any static host. --site puts its Storybook and the API reference
beside it, in dist-site; fails above 33 MB in all, and if one of the two names a file from the host's root.
DEMO_BASE=/pickers/ for a sub-path; OUT_DIR for another folder.`

/** In bytes. Hosts of static pages charge or limit what each deployment uploads. */
const SIZE_LIMIT = 33e6

const folder = readAddress('OUT_DIR', process.env['OUT_DIR'] ?? 'dist-site', 'folder')

const options = process.argv.slice(2)

if (options.includes('--help')) console.log(usage)
else if (options.includes('--site')) process.exitCode = await buildSite()
else process.exitCode = (await run('vite', ['build', '--mode', 'demo', ...options])).code

/** Builds one after the other: the demo's build empties the folder. Returns the exit code of the first that fails. */
async function buildSite(): Promise<number> {
  const demo = await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn'], { env: { SITE: 'true', OUT_DIR: folder } })
  if (demo.code !== 0) return demo.code
  // Stories show the demo's pictures, which lie one folder above.
  const env = { SITE: 'true', VITE_CDN_BASE_URL: '../' }
  const storybook = await run('storybook', ['build', '-o', join(folder, 'storybook'), '--disable-telemetry', '--quiet'], { env })
  if (storybook.code !== 0) return storybook.code
  writeReference(join(folder, 'reference'))
  for (const part of ['', 'storybook', 'reference'])
    console.log(`${join(folder, part)}: ${megabytes(sizeOf(join(folder, part)))}`)
  const rootPaths = ['storybook', 'reference'].flatMap((part) => findRootPaths(join(folder, part)))
  if (rootPaths.length > 0) {
    console.error(`These paths leave a site below a sub-path:\n${rootPaths.join('\n')}`)
    return 1
  }
  const size = sizeOf(folder)
  if (size <= SIZE_LIMIT) return 0
  console.error(`${folder} has ${megabytes(size)}, more than ${megabytes(SIZE_LIMIT)}.`)
  return 1
}

/** The bytes of all files of a folder. */
function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(path, file)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
