import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { providerPages as pages } from '../pages/pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/provider-pages')
/** What the pages are made of. */
const sources = [
  'mocks/pages',
  'mocks/providers',
  'mocks/vite',
  'src/lib',
  'src/contract',
  'src/texts',
  'src/ui',
  'package-lock.json',
]

let built: Promise<string> | undefined

/** The folder of the emulated providers' pages for the HTTP server, with their scripts: built once for each state of their sources. */
export function providerPages(): Promise<string> {
  built ??= builtPages().catch((error: unknown) => {
    built = undefined
    throw error
  })
  return built
}

async function builtPages(): Promise<string> {
  const folder = join(cache, digest())
  if (existsSync(folder)) return folder
  // Built beside its place and moved there whole: another server may be building the same.
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

async function buildInto(outDir: string): Promise<void> {
  const [{ build }, { default: react }, { providerScripts }, { emulatedPages }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('./plugin.ts'),
    import('./emulatedPages.ts'),
  ])
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), emulatedPages(pages), providerScripts()],
    // The server answers: its pages bring no mocks of their own.
    define: { 'import.meta.env.VITE_API': '"real"' },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      assetsDir: 'mock/assets',
    },
  })
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
