import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import swc from '@swc/core'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { folderCycleViolation, violations } from './support/architectureViolations.ts'
import { features, layers, rules } from './support/architectureRules.ts'
import { folderCycles } from './support/folderCycles.ts'
import { pathsNamedBy } from './support/patternPaths.ts'

const own = /^(src|mocks)\/.*\.tsx?$/

const parseFile = swc.parseFileSync

/** The modules and violations of a project folder; parsed by swc, since dependency-cruiser does not support TypeScript 7. */
async function graphOf(baseDir: string) {
  // dependency-cruiser does not set swc's `tsx` option by file extension
  vi.spyOn(swc, 'parseFileSync').mockImplementation((file, options) =>
    parseFile(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') }),
  )
  const folders = readdirSync(baseDir).filter((name) => ['src', 'mocks'].includes(name))
  const { output } = await cruise(folders, {
    baseDir,
    parser: 'swc',
    validate: true,
    ruleSet: { forbidden: rules },
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^mocks/public/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  })
  if (typeof output === 'string') throw new TypeError(output)
  return output
}

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => own.test(file) && !file.startsWith('mocks/public/') && !file.endsWith('.d.ts'))

const isOwn = ({ source }: IModule) => own.test(source)

const violationsOf = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
const modulesIn = (modules: IModule[], folder: string) =>
  modules.filter(({ source }) => source.startsWith(`${folder}/`) && own.test(source))

describe('the import graph of the project', async () => {
  const graph = await graphOf(process.cwd())

  test.each(['src', 'mocks'])('sees every module of %s', (folder) => {
    const seen = modulesIn(graph.modules, folder).map(({ source }) => source)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).toEqual(expect.arrayContaining(sourcesOf(folder)))
  })

  test('breaks no rule', () => {
    expect(violationsOf(graph)).toEqual([])
  })

  /** The modules that a file reaches, and that read what Vite defines. */
  const readersOfVite = (entries: readonly string[]) => {
    const reached = new Set(entries)
    for (const source of reached)
      for (const { resolved } of graph.modules.find((each) => each.source === source)?.dependencies ?? [])
        if (own.test(resolved)) reached.add(resolved)
    return [...reached].filter((file) => /import\.meta\.(env|glob|hot)|from 'vite'/.test(readFileSync(file, 'utf8')))
  }

  test('reads nothing of Vite below the exports of the package', () => {
    const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(readersOfVite(Object.values(exports).map((file) => file.slice(2)))).toEqual([])
    expect(readersOfVite(['mocks/browser.ts'])).toContain('mocks/page/pageMocks.ts')
  })

  test('has no cycle between sibling folders', () => {
    expect(folderCycles(graph.modules.filter(isOwn)).filter((line) => /^(src|mocks)\b/.test(line))).toEqual([])
  })

  test.each(rules)('has every file and folder of the rule $name', (named) => {
    expect(pathsNamedBy(named).filter((path) => !existsSync(path))).toEqual([])
  })

  test('has no folder outside the layers and features', () => {
    const folders = layers.flatMap((layer) =>
      layer === 'features' ? Object.keys(features).map((name) => `features/${name}`) : layer,
    )
    const known = new RegExp(`^src/((${folders.join('|')})/|(main|Root|landing\\.server)\\.tsx$|hooks\\.ts$)`)
    expect(
      modulesIn(graph.modules, 'src')
        .map(({ source }) => source)
        .filter((source) => !known.test(source) && !source.endsWith('.d.ts')),
    ).toEqual([])
  })

  test('imports the mocks from the client in two places', () => {
    const imports = modulesIn(graph.modules, 'src').flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => resolved.startsWith('mocks/')).map(({ resolved }) => `${source} → ${resolved}`),
    )
    expect(imports.toSorted()).toEqual(['src/Root.tsx → mocks/browser.ts', 'src/main.tsx → mocks/console/controlLoader.ts'])
  })
})

/** `import type` must count too, since types cross layers most easily. */
function importLine(file: string, imported: string) {
  const up = '../'.repeat(file.split('/').length - 1)
  const path = imported.startsWith('node_modules/') ? imported.split('/').at(1) : `${up}${imported}`
  return `${file.endsWith('/barrel.ts') ? 'export' : 'import'} type { Planted } from '${path}'\n`
}

describe('the rules of the import graph', () => {
  const project = mkdtempSync(join(tmpdir(), 'pickers-graph-'))
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }

  test('are each broken by a planted import of a type', async () => {
    const plants = Object.values(violations).flat()
    for (const [, imported] of plants) if (!imported.endsWith('nowhere.ts')) write(imported, 'export type Planted = 1\n')
    for (const name of ['axios', 'msw']) write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    for (const [file, imported] of plants) write(file, importLine(file, imported))

    const found = violationsOf(await graphOf(project))
    const missed = Object.entries(violations).filter(
      ([name, [first]]) => !found.some((line) => line.startsWith(`${name}: ${first?.[0]}`)),
    )
    expect(missed).toEqual([])
    expect(new Set(Object.keys(violations))).toEqual(new Set(rules.map(({ name }) => name)))
  })

  test('find two folders that import each other', async () => {
    for (const [file, imported] of folderCycleViolation) {
      write(imported, 'export type Planted = 1\n')
      write(file, importLine(file, imported))
    }
    const { modules } = await graphOf(project)
    expect(folderCycles(modules)).toEqual(expect.arrayContaining(['src/lib: chickens → eggs', 'src/lib: eggs → chickens']))
  })

  test('names the files and folders of a pattern', () => {
    const pattern = '^src/((ui|lib)/|main\\.tsx$)'
    expect(pathsNamedBy({ name: '', severity: 'error', from: { path: pattern }, to: {} })).toEqual([
      'src/ui/',
      'src/main.tsx',
      'src/lib/',
    ])
  })
})
