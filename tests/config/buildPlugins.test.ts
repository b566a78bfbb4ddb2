import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig, type Plugin, type ResolvedConfig } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'

type Build = { configFile: string; mode: string; api: 'real' | 'mock' }

const builds: Record<string, Build> = {
  real: { configFile: 'vite.config.ts', mode: 'production', api: 'real' },
  mocked: { configFile: 'vite.config.ts', mode: 'production', api: 'mock' },
  demo: { configFile: 'vite.config.ts', mode: 'demo', api: 'mock' },
  storybook: { configFile: '.storybook/vite.config.ts', mode: 'production', api: 'mock' },
}

/** The hooks by which a plugin can put something else in the place of a module or of the code made from it. */
const editingHooks = ['resolveId', 'load', 'transform', 'renderChunk'] as const

const isOurs = ({ name }: Plugin) => !/^(vite|builtin|native):|^alias$/.test(name)
const editing = (plugins: readonly Plugin[]) =>
  plugins.filter(isOurs).filter((plugin) => editingHooks.some((hook) => hook in plugin))

/** Aliases by the name of the package; those of Vite itself are regular expressions. */
const aliases = ({ resolve: { alias } }: ResolvedConfig) => alias.flatMap(({ find }) => (typeof find === 'string' ? [find] : []))

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'))

async function resolveBuild({ configFile, mode, api }: Build): Promise<ResolvedConfig> {
  vi.stubEnv('VITE_API', api)
  return resolveConfig({ configFile, mode, logLevel: 'silent' }, 'build', mode)
}

test('a plugin that edits a module would be found', () => {
  const plants = [
    { name: 'planted', load: () => 'export default {}' },
    { name: 'harmless' },
    { name: 'vite:css', load: () => '' },
  ]
  expect(editing(plants).map(({ name }) => name)).toEqual(['planted'])
})

test.each(Object.entries(builds))('no plugin of the %s build resolves, loads or transforms a dependency', async (_, build) => {
  const config = await resolveBuild(build)
  expect(config.plugins.length).toBeGreaterThan(10)
  expect(editing(config.plugins)).toEqual([])
  // Vite bundles dependencies apart for its dev server, and scripts of workers apart in builds.
  expect(config.optimizeDeps.rolldownOptions?.plugins ?? []).toEqual([])
  expect(config.build.rolldownOptions.plugins ?? []).toEqual([])
  expect(editing((await config.worker.plugins([])).plugins)).toEqual([])
})

test('one alias replaces a dependency, in mocked builds alone', async () => {
  for (const build of Object.values(builds)) {
    expect({ ...build, aliases: aliases(await resolveBuild(build)) }).toEqual({
      ...build,
      aliases: build.api === 'real' ? [] : ['tldts'],
    })
  }
})

/** A hook that edits modules, and code of a chunk that is written over. */
const edits = /\b(?:resolveId|load|transform|renderChunk)\b\s*[:(]|\.code\s*=[^=]/

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?tsx?$/.test(file))
    .map((file) => join(folder, file))

test('no source of a plugin has such a hook or writes over the code of a chunk', () => {
  expect('load: { filter: { id: /\\/axios\\/lib\\/adapters/ } }').toMatch(edits)
  expect('file.code = minified').toMatch(edits)
  const sources = ['mocks', 'scripts', '.storybook'].flatMap(sourcesOf).concat('vite.config.ts')
  const plugins = sources.filter((file) => /from 'vite'/.test(readFileSync(file, 'utf8')))
  expect(plugins.length).toBeGreaterThan(2)
  expect(plugins.filter((file) => edits.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('nothing edits the dependencies after they are installed', () => {
  const manifest = readFileSync('package.json', 'utf8')
  expect(manifest).toContain('"scripts"')
  expect(manifest).not.toMatch(/"(?:pre|post)?install"|"prepare"|"patchedDependencies"|"overrides"/)
})
