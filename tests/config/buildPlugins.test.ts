import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig, type Plugin, type ResolvedConfig } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { filesIn } from '../../scripts/shared/filesIn.ts'

type Build = { configFile: string; mode: string; api: 'real' | 'mock' }

const builds: Record<string, Build> = {
  real: { configFile: 'vite.config.ts', mode: 'production', api: 'real' },
  mocked: { configFile: 'vite.config.ts', mode: 'production', api: 'mock' },
  demo: { configFile: 'vite.config.ts', mode: 'demo', api: 'mock' },
  storybook: { configFile: '.storybook/vite.config.ts', mode: 'production', api: 'mock' },
}

/** The hooks with which a plugin can replace a module or its generated code. */
const editingHooks = ['resolveId', 'load', 'transform', 'renderChunk'] as const

/** The plugin that creates the emulated pages, which are not files. Only in mocked builds. */
const PAGES_PLUGIN = 'emulated-pages'
const pagesPlugin = ({ api, configFile }: Build) => (api === 'mock' && configFile === 'vite.config.ts' ? [PAGES_PLUGIN] : [])

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
  expect(editing(config.plugins).map(({ name }) => name)).toEqual(pagesPlugin(build))
  // Vite bundles dependencies of the dev server and worker scripts of builds separately.
  expect(config.optimizeDeps.rolldownOptions?.plugins ?? []).toEqual([])
  expect(config.build.rolldownOptions.plugins ?? []).toEqual([])
  expect(editing((await config.worker.plugins([])).plugins)).toEqual([])
})

/** What a plugin's hook returns for an id. */
function resultOf(plugin: Plugin | undefined, hookName: 'resolveId' | 'load', id: string): unknown {
  const hook = plugin?.[hookName]
  const handler = typeof hook === 'object' ? hook.handler : hook
  return handler && Reflect.apply(handler, {}, [id])
}

test('the emulated pages’ plugin resolves and loads those pages and no dependency', async () => {
  const { plugins, root } = await resolveBuild({ configFile: 'vite.config.ts', mode: 'production', api: 'mock' })
  const plugin = plugins.find(({ name }) => name === PAGES_PLUGIN)
  const page = join(root, 'mock/google.html')
  expect(resultOf(plugin, 'resolveId', page)).toBe(page)
  expect(resultOf(plugin, 'load', page)).toContain('<div id="page">')
  expect(editingHooks.filter((hook) => plugin && hook in plugin)).toEqual(['resolveId', 'load'])

  const manifest: { dependencies: object; devDependencies: object } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(packages.length).toBeGreaterThan(20)
  const ids = packages.flatMap((name) => [name, join(root, 'node_modules', name, 'index.js'), `${name}/mock/google.html`])
  for (const id of ids) expect([resultOf(plugin, 'resolveId', id), resultOf(plugin, 'load', id)]).toEqual([undefined, undefined])
})

test('one alias replaces a dependency, in mocked builds alone', async () => {
  for (const build of Object.values(builds)) {
    expect({ ...build, aliases: aliases(await resolveBuild(build)) }).toEqual({
      ...build,
      aliases: build.api === 'real' ? [] : ['tldts'],
    })
  }
})

/** A hook that edits modules, or an assignment to a chunk's code. */
const edits = /\b(?:resolveId|load|transform|renderChunk)\b\s*[:(]|\.code\s*=[^=]/

const sourcesOf = (folder: string) => filesIn(folder, /\.[cm]?tsx?$/)

/** Vite's way to run another plugin's hook on fewer modules. */
const limit = /withFilter\([^)]*?transform: \{ id: [^\n]+ \},\s*\}\)/

test('one source of a plugin has such a hook and none writes over the code of a chunk', () => {
  expect('load: { filter: { id: /\\/axios\\/lib\\/adapters/ } }').toMatch(edits)
  expect('file.code = minified').toMatch(edits)
  const sources = ['mocks', 'scripts', '.storybook'].flatMap(sourcesOf).concat('vite.config.ts')
  const plugins = sources.filter((file) => /from 'vite'/.test(readFileSync(file, 'utf8')))
  expect(plugins.length).toBeGreaterThan(2)
  const isEditing = (file: string) => edits.test(readFileSync(file, 'utf8').replace(limit, ''))
  expect(plugins.filter(isEditing)).toEqual(['mocks/vite/emulatedPages.ts'])
})

test('nothing edits the dependencies after they are installed', () => {
  const manifest = readFileSync('package.json', 'utf8')
  expect(manifest).toContain('"scripts"')
  expect(manifest).not.toMatch(/"(?:pre|post)?install"|"prepare"|"patchedDependencies"|"overrides"/)
})

async function linkPreview(siteUrl: string): Promise<string> {
  vi.stubEnv('VITE_SITE_URL', siteUrl)
  const { plugins } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build', 'production')
  const transform: unknown = plugins.find(({ name }) => name === 'link-preview')?.transformIndexHtml
  const result: unknown =
    typeof transform === 'function' ? Reflect.apply(transform, {}, [readFileSync('index.html', 'utf8')]) : ''
  return typeof result === 'string' ? result : Object(result).html + JSON.stringify(Object(result).tags)
}

test.each([
  ['https://shop.example', 'https://shop.example/'],
  ['https://shop.example/demo/', 'https://shop.example/demo/'],
])('with VITE_SITE_URL %s link previews get absolute addresses', async (given, home) => {
  const page = await linkPreview(given)
  expect(page).toContain(`<meta property="og:image" content="${home}social-card.png" />`)
  expect(page).toContain(`"property":"og:url","content":"${home}"`)
})

test('without VITE_SITE_URL link previews have a relative picture and no address', async () => {
  const page = await linkPreview('')
  expect(page).toContain('content="/social-card.png"')
  expect(page).not.toContain('og:url')
})

test('README, documents, page and build name the same oldest browsers', async () => {
  const { build } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build', 'production')
  expect(build.target).toEqual(['chrome123', 'safari17.5', 'firefox125'])
  const named = ['README.md', 'docs/configuration.md', 'index.html'].map((file) =>
    /Chrome 123, Safari 17\.5, Firefox 125(,| or)/.test(readFileSync(file, 'utf8')),
  )
  expect(named).toEqual([true, true, true])
})

test('no page lets iOS make links of its numbers', () => {
  const pages = ['index.html', 'mocks/vite/template.ts', 'mocks/demo/start/startPage.ts', 'mocks/handlers/pages.ts']
  expect(pages.filter((file) => !readFileSync(file, 'utf8').includes('name="format-detection" content="telephone=no'))).toEqual(
    [],
  )
})
