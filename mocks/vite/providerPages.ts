import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/provider-pages')
/** The source files of the pages. */
const sources = ['mocks/providers', 'mocks/vite', 'src/lib', 'src/contract', 'src/texts', 'src/ui', 'package-lock.json']

let built: Promise<string> | undefined

/**
 * The folder of the emulated providers' pages for the HTTP server, with their scripts: built again when their sources change.
 */
export async function providerPages(): Promise<string> {
  built ??= builtPages().catch((error: unknown) => {
    built = undefined
    throw error
  })
  const folder = await built
  if (existsSync(folder)) return folder
  // Another server has built newer pages since and removed these.
  built = undefined
  return providerPages()
}

async function builtPages(): Promise<string> {
  const folder = join(cache, digest())
  if (existsSync(folder)) return folder
  // Built in a temporary folder and then renamed: another server may be building the same.
  const draft = `${folder}.${process.pid}`
  await buildInto(draft)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  for (const old of readdirSync(cache))
    if (/^\w+$/.test(old) && old !== basename(folder)) rmSync(join(cache, old), { recursive: true, force: true })
  return folder
}

/** In another process: a build takes seconds and 300 MB, and the server replies meanwhile. */
async function buildInto(outDir: string): Promise<void> {
  const builder = spawn(process.execPath, ['--import', 'tsx', 'mocks/vite/buildProviderPages.ts', outDir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  builder.stderr.on('data', (part) => (complaint += String(part)))
  const [code]: unknown[] = await once(builder, 'close')
  if (code !== 0) throw new Error(`the build of the providers' pages failed: ${complaint}`)
}

function digest(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}
