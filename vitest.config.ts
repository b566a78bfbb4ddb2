import { relative } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { storyMocks } from './mocks/vite/plugin.ts'
import { configuration } from './scripts/build/readEnv.ts'
import { findHeadlessShell, testArguments } from './scripts/shared/browser.ts'
import { withSlashes } from './scripts/shared/filesIn.ts'
import { coreTag, fullOnly, isFull, workers } from './scripts/test/scope.ts'

/** Folders whose tests need a document; all others run in Node. */
const dom = ['journeys', 'store', 'ui', 'features', 'app', 'api', 'faults'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
/** Tests that load modules again or later, replace one, change the configuration, or count scripts that a page appends later. */
const isolated = [
  'app/root',
  'app/pageViews',
  'journeys/notConfigured',
  'features/address/postcodeSearch',
  'features/checkout/checkouts',
  'features/product/lateReviews',
  'mocks/page/leftOut',
].map((name) => `tests/${name}.test.{ts,tsx}`)
const browser = 'tests/**/*.browser.test.ts'
const engines = 'tests/engines/**/*.test.ts'
const outside = [browser, engines, 'tests/e2e/**', ...(isFull ? [] : fullOnly)]

// Not Korea's zone on purpose: a date shown in the device's zone must fail.
process.env['TZ'] = 'America/New_York'

/** Read by `tests/support/properties.ts`. */
const scope = { TEST_FULL: String(isFull), ...(process.env['FC_SEED'] !== undefined && { FC_SEED: process.env['FC_SEED'] }) }

// The host does not exist, so an unhandled request fails instead of leaving the machine.
const variables = { VITE_API: 'real', VITE_API_BASE_URL: 'http://api.test', VITE_PROVIDERS: 'emulated' }

const shared = {
  env: { ...scope, ...variables },
  restoreMocks: true,
  unstubGlobals: true,
  // Test files share the modules that they import; what a test changes, its hooks reset.
  isolate: false,
}

const withDocument = {
  ...shared,
  environment: 'happy-dom',
  // A failed test prints no markup.
  env: { ...shared.env, DEBUG_PRINT_LIMIT: '0' },
  environmentOptions: { happyDOM: { url: 'http://localhost/', settings: { handleDisabledFileLoadingAsSuccess: true } } },
  setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
}

const executablePath = findHeadlessShell()

/** Tests in Chromium are repeated once; one that passed then is reported as flaky, and two of them fail the run. */
const inChromium = (instances: readonly object[] = [{}]) => ({
  retry: 1,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: playwright({
      launchOptions: { args: testArguments, ...(executablePath !== undefined && { executablePath }) },
    }),
    instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
  },
})

/** `npm run test:full -- --only axe`: the stories that are no tests, too. */
const isAxe = process.env['AXE'] === 'all'
const testTag = isFull ? 'test' : coreTag
const tags = [isAxe ? 'dev' : testTag]

/** Storybook's plugin takes seconds to load: a command that names other tests alone goes without. */
const words = process.argv.slice(2)
const isWithStories =
  words.some((word) => /^(stories|storybook|english)/.test(word)) ||
  !words.some((word) => word === '--project' || word.startsWith('tests/'))

const instances = [
  { name: 'stories', env: { AXE: process.env['AXE'] ?? (isFull ? 'dark' : '') } },
  ...(isAxe ? [{ name: 'english', env: { AXE: 'all', STORY_LANGUAGE: 'en' } }] : []),
]

/** Runs files in the order of `TEST_FILES`, a list that `npm test -- --changed` sets: the nearest first. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (process.env['TEST_FILES'] ?? '').split(' ')
    if (order.length === 1) return super.sort(files)
    const positionOf = ({ moduleId }: TestSpecification) => order.indexOf(withSlashes(relative(this.ctx.config.root, moduleId)))
    const sorted = files.toSorted((a, b) => positionOf(a) - positionOf(b))
    // The files of a project stay together, since a worker is started anew between projects.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => sorted.filter((file) => file.project === project))
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [configuration(variables)],
  test: {
    maxWorkers: workers,
    // Tests drop many small objects: with a larger young generation Node collects them less often. Node 25 and later have a
    // `localStorage` of their own, which would hide the document's.
    execArgv: [
      '--max-semi-space-size=64',
      ...(process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : []),
    ],
    // Properties run more often in full.
    testTimeout: isFull ? 120_000 : 30_000,
    hookTimeout: isFull ? 120_000 : 30_000,
    sequence: { sequencer: InOrder },
    // Like `asyncUtilTimeout` of Testing Library: an upper limit for busy machines.
    expect: { poll: { timeout: 8000 } },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...outside, ...dom, ...isolated],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      { extends: true, test: { ...withDocument, name: 'dom', include: dom, exclude: [...outside, ...isolated] } },
      { extends: true, test: { ...withDocument, name: 'dom isolated', include: isolated, exclude: outside, isolate: true } },
      {
        extends: true,
        cacheDir: '.cache/vite-browser',
        optimizeDeps: { include: ['fast-check'] },
        test: { ...inChromium(), name: 'storage', include: [browser], env: scope },
      },
      {
        extends: true,
        plugins: [
          configuration(),
          storyMocks(),
          isWithStories && storybookTest({ configDir: '.storybook', disableAddonDocs: true, tags: { include: tags } }),
        ],
        cacheDir: '.cache/vite-stories',
        // Each test file loads these again; prebundled they are a few files instead of hundreds.
        optimizeDeps: { include: ['axe-core', 'msw', 'msw/browser', 'msw-storybook-addon/csf3'] },
        test: {
          ...inChromium(instances),
          name: 'storybook',
          // Storybook's plugin adds the stories.
          include: [],
          setupFiles: ['.storybook/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: isFull ? [engines] : [],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
