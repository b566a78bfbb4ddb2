import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { mocks } from './mocks/vite/plugin.ts'
import { configurationTable } from './scripts/build/configurationTable.ts'
import { readAddress } from './scripts/build/readAddress.ts'
import { configuration, readEnv } from './scripts/build/readEnv.ts'
import { hostFiles } from './scripts/build/hostFiles.ts'
import { reloadCalls } from './scripts/build/reloadCalls.ts'
import { startHints } from './scripts/build/startHints.ts'
import { prerenderLanding } from './scripts/build/prerenderLanding.ts'
import { unregisterWorker } from './scripts/build/unregisterWorker.ts'
import { patterns, staticPaths } from './src/config/paths.ts'
import { longDate } from './src/lib/format.ts'

export default defineConfig(({ mode }) => {
  // To Vite a path ends there.
  if (/[#?]/.test(process.cwd())) throw new Error(`Vite cannot build in ${process.cwd()}: rename the folder without # and ?.`)
  const base = readAddress('DEMO_BASE', process.env['DEMO_BASE'] ?? '/', 'path')
  // `npm run build:demo -- --site` puts the Storybook and the API reference beside the demo.
  const isSite = process.env['SITE'] === 'true'
  const isDemo = mode === 'demo'
  const variables = loadEnv(mode, process.cwd(), 'VITE_')
  const { isMocked } = readEnv(variables, { url: base, path: base })
  return {
    base,
    define: isDemo ? { 'import.meta.env.DEMO_BUILD': JSON.stringify(demoBuild()) } : {},
    plugins: [
      react(),
      configuration(),
      configurationTable(),
      startHints(),
      mocks({
        isOn: isMocked,
        start: isDemo ? { hasStorybook: isSite, hasReference: isSite } : undefined,
      }),
      routeFolders,
      reloadCalls(),
      linkPreview(variables['VITE_SITE_URL']),
      unregisterWorker({ isOn: !isMocked }),
      prerenderLanding({
        entry: 'src/landing.server.tsx',
        lazy: ['src/app/App.tsx', 'src/app/firstCalls.ts', 'src/app/routes.ts', 'shared', 'mocks/browser.ts'],
        scenario: ['mocks/page/fromAddress.ts', 'mocks/scenarios/catalogue.ts'],
        staticPaths,
      }),
      hostFiles({ isOn: isDemo, routes: Object.values(patterns), isSite }),
    ],
    server: { port: 5173, strictPort: true },
    preview: { port: 4173 },
    // Pictures are not inlined: every page that needs the script would download them.
    build: {
      assetsInlineLimit: 0,
      // The minimum of README.md; Samsung Internet 27 is Chrome 125.
      target: ['chrome123', 'safari17.5', 'firefox125'],
      outDir: readAddress('OUT_DIR', process.env['OUT_DIR'] ?? (mode === 'demo' ? 'dist-demo' : 'dist'), 'folder'),
      emptyOutDir: true,
      // Browsers without `modulepreload` fetch the same files a little later.
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          // For `mocks/demo/prefetchChunks.ts`.
          manifest: isDemo && 'chunks.json',
          rolldownOptions: {
            output: { codeSplitting: { groups: isMocked ? [...mockGroups, ...groups] : groups } },
          },
        },
      },
    },
  }
})

/** Writes the first folder of every route into the inline script of index.html. */
const routeFolders = {
  name: 'route-folders',
  transformIndexHtml: (html: string) =>
    html.replace(
      '%ROUTE_FOLDERS%',
      [...new Set(Object.values(patterns).map((path) => path.split('/')[1]))].filter(Boolean).join('|'),
    ),
}

/** Absolute addresses for the services that show a link's title and picture: they resolve none. Without `siteUrl` a host answers its own. */
function linkPreview(siteUrl: string | undefined) {
  return {
    name: 'link-preview',
    transformIndexHtml: (html: string) => {
      if (!siteUrl) return html
      const home = readAddress('VITE_SITE_URL', siteUrl, 'site')
      const image = html.replace(/(property="og:image" content=")[^"]*/, (_, start: string) => `${start}${home}social-card.png`)
      return { html: image, tags: [{ tag: 'meta', attrs: { property: 'og:url', content: home } }] }
    },
  }
}

/**
 * Of a visitor's first view, of every other one, and what four pages or more share: the code of two or three, and large modules,
 * would burden all others. What else pages share, the bundler splits.
 */
const groups = [
  { name: 'landing', test: /\/src\/(Root|texts\/TextsProvider)\.tsx$|\/node_modules\/react-dom\//, priority: 4 },
  // Begins the page's code beside the app's.
  { name: 'routes', test: /\/src\/app\/routes\.ts$/, priority: 4 },
  { name: 'app', test: /\/src\/app\/App\.tsx$/, priority: 3 },
  { name: 'shared', test: /\/src\//, minShareCount: 4, maxModuleSize: 3500 },
]

/** In a mocked build: modules shared by landing, app and mocks, so that none loads another; then the mocks, and what starts a scenario. */
const mockGroups = [
  { name: 'preload', test: /vite\/preload-helper/, priority: 6 },
  {
    name: 'loader',
    test: /\/src\/contract\/storageKeys\.ts$|\/mocks\/(handlers\/warn|control\/(commandsBy|commands\/commandExamples)|console\/(controlLoader|handle|handleTexts|settings)|demo\/ribbon\/installRibbon|worker\/workerScript)\.ts$/,
    priority: 6,
  },
  { name: 'contract', test: /\/(src\/contract|valibot)\//, priority: 5 },
  { name: 'mocks', test: /\/mocks\/browser\.ts$/, priority: 2 },
  { name: 'scenarios', test: /\/mocks\/(page\/fromAddress|scenarios\/catalogue)\.ts$/, priority: 1 },
]

/** Version and date, in both languages, of a build made now, or at `SOURCE_DATE_EPOCH` (seconds), so that tests and pictures have a fixed date. */
function demoBuild() {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  const seconds = process.env['SOURCE_DATE_EPOCH']
  const moment = new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).toISOString()
  return { version, date: { ko: longDate(moment, 'ko'), en: longDate(moment, 'en') } }
}
