import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { check } from '../check/check.ts'
import { installPackages, isDebianRoot } from '../shared/debian.ts'
import { run } from '../shared/run.ts'
import { add, counted, countPlaywright, countVitest, nothing, one, type Counts } from './counts.ts'
import { countRequirements } from './requirements.ts'
import { coreTag, isFull } from './scope.ts'
import { filesIn } from '../shared/filesIn.ts'

/** What a stage runs. */
export interface Wanted {
  /** Nothing: all of its tests. */
  readonly files?: readonly string[]
  /** A part of the tests' titles. */
  readonly title?: string | undefined
  /** A part of its tests, whose report is no proof of all. */
  readonly isNamed?: boolean
}

export interface Stage {
  readonly name: string
  readonly about: string
  /** Measured on two cores, in `npm test` and in `npm run test:full`; a stage without both runs by `--only`. */
  readonly minutes: readonly [inDefault: number | undefined, inFull: number | undefined]
  readonly run: (wanted: Wanted) => Promise<Counts>
}

/** The stage `ids` reads the reports of whole stages; those of named tests are other files. */
const reportOf = (stage: string, { isNamed = false }: Wanted = {}) => `.cache/reports/${isNamed ? 'named-' : ''}${stage}.json`

/** The reports of the tests that need a document, one for each process: all but two of the machine's cores have one. */
const domShards = Array.from({ length: Math.max(1, availableParallelism() - 2) }, (_, index) => `unit-dom-${index + 1}`)

/** In the order in which they run. */
export const stages: readonly Stage[] = [
  { name: 'check', about: 'types, lint, format', minutes: [0.2, 0.2], run: () => check(['types', 'lint', 'format']) },
  {
    name: 'unit',
    about: 'Vitest in Node and happy-dom',
    minutes: [2, 4.6],
    run: runUnit,
  },
  {
    name: 'stories',
    about: 'Vitest in Chromium: stories with axe, the browser’s storage',
    minutes: [0.8, 5.6],
    run: (wanted) => (isFull ? vitest('stories', browserProjects(wanted), wanted) : coreStories()),
  },
  {
    name: 'builds',
    about: 'the builds of the browser tests',
    minutes: [0.1, 0.2],
    run: async () => (await import('./builds.ts')).makeBuilds(),
  },
  {
    name: 'e2e',
    about: 'Playwright in Chromium; npm test runs the tests with the tag @core',
    minutes: [1.1, 20],
    run: (wanted) => playwright(['mock', 'real'], wanted),
  },
  {
    name: 'ids',
    about: 'for each requirement a test that has passed, by the reports of the stages before',
    minutes: [0, 0],
    run: async () => {
      const files = ['unit', ...domShards, 'stories', 'e2e'].map((name) => reportOf(name))
      return countRequirements(readFileSync('docs/requirements.md', 'utf8'), files)
    },
  },
  { name: 'site', about: 'the demo with its Storybook below a sub-path', minutes: [undefined, 1.2], run: testSite },
  { name: 'engines', about: 'journeys in Firefox and WebKit', minutes: [undefined, 1.8], run: runJourneys },
  {
    name: 'axe',
    about: 'every story in both themes and languages without accessibility violations; ten minutes',
    minutes: [undefined, undefined],
    run: (wanted) => vitest('axe', ['stories', 'english'], wanted, { AXE: 'all' }),
  },
]

/**
 * Processes of one worker each: only a single worker gets all files of a project at once, with one document; with more of them
 * Vitest creates the document and runs the setup for each file. Two processes with one project load its modules twice.
 */
async function runUnit(wanted: Wanted): Promise<Counts> {
  const projects = ['unit', 'dom isolated']
  if (wanted.isNamed) return vitest('unit', [...projects, 'dom'], wanted)
  const env = { VITEST_MAX_WORKERS: '1' }
  const part = (index: number) => [`--shard=${index + 1}/${domShards.length}`]
  const runs = domShards.map((name, index) => vitest(name, ['dom'], wanted, env, part(index)))
  return (await Promise.all([vitest('unit', projects, wanted, env), ...runs])).reduce(add, nothing)
}

/** Storybook starts for its stories alone. */
function browserProjects({ files = ['.browser.test.', '.stories.'] }: Wanted): string[] {
  const has = (ending: string) => files.some((file) => file.includes(ending))
  return [...(has('.browser.test.') ? ['storage*'] : []), ...(has('.stories.') ? ['stories'] : [])]
}

/** The stories with the tag: their files alone, in one page, since each worker has a page that loads all modules. */
function coreStories() {
  const files = filesIn('stories', /\.stories\.tsx$/).filter((file) => readFileSync(file, 'utf8').includes(`'${coreTag}'`))
  return vitest('stories', ['stories'], { files }, { VITEST_MAX_WORKERS: '1' })
}

function vitest(name: string, projects: string[], wanted: Wanted, more: Record<string, string> = {}, options: string[] = []) {
  const { files = [], title } = wanted
  const report = reportOf(name, wanted)
  const words = [
    'run',
    `--reporter=${process.env['TEST_VERBOSE'] === 'true' ? 'verbose' : 'minimal'}`,
    '--reporter=./scripts/test/vitestReporter.ts',
    ...projects.flatMap((project) => ['--project', project]),
    ...(title === undefined ? [] : ['-t', title]),
    '--passWithNoTests',
    ...options,
    ...files,
  ]
  const env = { VITEST_REPORT: report, TEST_FILES: files.join(' '), ...more }
  return counted(report, countVitest, () => run('vitest', words, { env }))
}

function playwright(projects: readonly string[], wanted: Wanted, name = 'e2e') {
  const { files = [], title } = wanted
  const report = reportOf(name, wanted)
  const words = [
    'test',
    ...projects.map((project) => `--project=${project}`),
    ...(title === undefined ? [] : ['-g', title]),
    '--pass-with-no-tests',
    ...files,
  ]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return counted(report, countPlaywright, () => run('playwright', words, { env }))
}

async function testSite(wanted: Wanted): Promise<Counts> {
  const { site } = await import('../../tests/site/site.ts')
  const env = { OUT_DIR: site.build, DEMO_BASE: site.base }
  const { code, output } = await run('tsx', ['scripts/site/buildDemo.ts', '--site'], { env, quiet: true })
  if (code === 0) return playwright(['site'], wanted, 'site')
  console.log(output)
  return one('the build of the demo with its Storybook')
}

/** Installs missing engines on Debian, names those left out, and builds the demo. */
async function runJourneys(wanted: Wanted): Promise<Counts> {
  const { engines } = await import('../../tests/engines/engines.ts')
  const missing = engines.filter((engine) => !engine.isInstalled()).flatMap(({ packages }) => packages)
  if (missing.length > 0 && isDebianRoot()) console.log(await installPackages(missing))
  const leftOut = engines.filter((engine) => !engine.isInstalled())
  for (const { name, packages } of leftOut) console.log(`left out: ${name} (Debian: ${packages.join(' ')})`)
  if (leftOut.length === engines.length) return nothing
  const { makeBuilds } = await import('./builds.ts')
  const { sites } = await import('../../tests/e2e/support/sites.ts')
  const demo = await makeBuilds([sites['demo-404']])
  return demo.failed > 0 ? demo : vitest('engines', ['engines'], wanted, { TEST_FULL: 'true' })
}
