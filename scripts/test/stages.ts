import { checkWithoutTests } from '../check/check.ts'
import { runJourneys } from '../engines/runJourneys.ts'
import { run } from '../shared/run.ts'
import { counted, countPlaywright, countVitest, one, type Counts } from './counts.ts'
import { isFull } from './scope.ts'

/** What a stage runs: all of its tests, named files, or what a change touches. */
export interface Wanted {
  readonly files?: readonly string[]
  /** A part of the tests' titles. */
  readonly title?: string | undefined
  readonly isChanged?: boolean
}

export interface Stage {
  readonly name: string
  readonly about: string
  /** Measured on two cores, in `npm test` and in `npm run test:full`; a stage without both runs by `--only`. */
  readonly minutes: readonly [inDefault: number | undefined, inFull: number | undefined]
  readonly run: (wanted: Wanted) => Promise<Counts>
}

/** In the order in which they run. */
export const stages: readonly Stage[] = [
  {
    name: 'check',
    about: 'types, lint, format, words, unused code, a test for each requirement',
    minutes: [0.4, 0.4],
    run: checkWithoutTests,
  },
  {
    name: 'unit',
    about: 'Vitest in Node and happy-dom, the tests of @msw/data, the import graph',
    minutes: [2.6, 4.1],
    run: (wanted) => vitest('unit', ['unit', 'dom', 'dom isolated'], wanted),
  },
  {
    name: 'stories',
    about: 'Vitest in Chromium: stories with axe and on translated pages, the browser’s storage',
    minutes: [2.2, 5.6],
    run: (wanted) => vitest('stories', ['storage*', 'stories', 'translated'], wanted),
  },
  {
    name: 'builds',
    about: 'the builds of the browser tests',
    minutes: [0.2, 0.2],
    run: async () => (await import('./builds.ts')).makeBuilds(),
  },
  {
    name: 'e2e',
    about: 'Playwright in Chromium; npm test runs the tests with the tag @core',
    minutes: [2.2, 20],
    run: (wanted) => playwright(['mock', 'real', 'other', ...(isFull ? ['demo-404', 'demo-bare'] : [])], wanted),
  },
  {
    name: 'pages',
    about: 'every page as it is served: axe, computed styles',
    minutes: [undefined, 4.6],
    run: (wanted) => playwright(['pages-demo-404', 'pages-real'], wanted),
  },
  { name: 'pictures', about: 'stories compared with their pictures', minutes: [undefined, 3], run: comparePictures },
  { name: 'site', about: 'the demo with its Storybook below a sub-path', minutes: [undefined, 1.2], run: testSite },
  {
    name: 'engines',
    about: 'journeys in Chromium, Firefox and WebKit',
    minutes: [undefined, 1.8],
    run: () => runJourneys('short'),
  },
  {
    name: 'axe',
    about: 'every story in both themes and languages without accessibility violations; ten minutes',
    minutes: [undefined, undefined],
    run: (wanted) => vitest('axe', ['stories', 'english'], wanted, { AXE: 'all' }),
  },
]

/** `npm test -- --changed` runs these alone: what Vitest and Playwright find by their imports. */
export const changeable = ['unit', 'stories', 'e2e']

function vitest(
  name: string,
  projects: readonly string[],
  { files = [], title, isChanged = false }: Wanted,
  more: Record<string, string> = {},
) {
  const report = `.cache/${name}.json`
  const words = [
    'run',
    '--reporter=default',
    '--reporter=./scripts/test/vitestReporter.ts',
    ...projects.flatMap((project) => ['--project', project]),
    ...(title === undefined ? [] : ['-t', title]),
    ...(isChanged ? ['--changed'] : []),
    '--passWithNoTests',
    ...files,
  ]
  return counted(report, countVitest, () => run('vitest', words, { env: { VITEST_REPORT: report, ...more } }))
}

function playwright(projects: readonly string[], { files = [], title, isChanged = false }: Wanted) {
  const words = [
    'test',
    ...projects.map((project) => `--project=${project}`),
    ...(title === undefined ? [] : ['-g', title]),
    ...(isChanged ? ['--only-changed'] : []),
    '--pass-with-no-tests',
    ...files,
  ]
  // A changed test runs even without the tag @core.
  const env = isChanged ? { TEST_FULL: 'true' } : {}
  return counted('.cache/playwright.json', countPlaywright, () => run('playwright', words, { env }))
}

async function comparePictures(): Promise<Counts> {
  const [{ guard }, { pictures }] = await Promise.all([import('../visual/guard.ts'), import('../visual/pictures.ts')])
  return guard(pictures)
}

async function testSite(wanted: Wanted): Promise<Counts> {
  const { site } = await import('../../tests/site/site.ts')
  const env = { OUT_DIR: site.build, DEMO_BASE: site.base }
  const { code } = await run('tsx', ['scripts/site/buildDemo.ts', '--site'], { env })
  return code === 0 ? playwright(['site'], wanted) : one('the build of the demo with its Storybook')
}
