import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { withFilter } from 'vite'
import { productComponents } from '../stories/productComponents.ts'
import { sentenceCase } from './sentenceCase.ts'

type Indexers = NonNullable<StorybookConfig['experimental_indexers']>

/** Folders of stories and their groups in the sidebar, in its order (`storySort` in preview.tsx). */
const groups = {
  foundations: 'Foundations',
  ui: 'Components',
  api: 'Components',
  features: 'Features',
  pages: 'Screens',
  flows: 'Flows',
  providers: 'Third parties',
}

/** Storybook makes title case of an export's name; the sidebar has sentence case. */
const withSentenceCase: Indexers = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => Object.assign(entry, { name: sentenceCase(entry.name ?? entry.exportName) }))
    },
  }))

type ViteFinal = NonNullable<StorybookConfig['viteFinal']>

/** Folders that no story imports, by how their names begin; watching their thousands of files delays the first story. */
const unwatched = ['.cache', 'dist', 'docs', 'mocks/public', 'tests'].map((name) => resolve(name))
const isUnwatched = (path: string) => unwatched.some((start) => path.startsWith(start))

/** One file of what many stories need: a screen’s first story loaded two hundred. */
const shared = { name: 'shared', test: /\/(src|mocks)\//, minShareCount: 12 }

/** Here and not in vite.config.ts, whose `server` Storybook replaces. */
const viteFinal: ViteFinal = ({ plugins = [], ...config }) => ({
  ...config,
  build: {
    ...config.build,
    rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: [shared] } } },
  },
  server: { ...config.server, watch: { ignored: isUnwatched } },
  // Props are documented for shared components alone: parsing every module of a page and its mocks delays the first story.
  plugins: withFilter(plugins, {
    pluginNamePattern: ['storybook:react-docgen-plugin'],
    transform: { id: new RegExp(`/src/(ui/[^?]+|${productComponents.join('|')})\\.tsx$`) },
  }),
})

const config: StorybookConfig = {
  stories: [
    { directory: '../stories', files: '*.mdx' },
    ...Object.entries(groups).map(([folder, titlePrefix]) => ({
      directory: `../stories/${folder}`,
      files: '**/*.@(stories.tsx|mdx)',
      titlePrefix,
    })),
  ],
  experimental_indexers: withSentenceCase,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It rewrites every sheet of a story, which tests would pay for.
    ...(process.env['VITEST'] === undefined ? ['storybook-addon-pseudo-states'] : []),
  ],
  framework: {
    name: '@storybook/react-vite',
    // The app's own config has plugins for routes and mocks that stories do not need.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Stories of pages display the demo's pictures, which the mock backend's world refers to.
  // Beside a demo (`npm run build:demo -- --site`), the demo's own pictures.
  staticDirs: ['../public', ...(process.env['SITE'] === 'true' ? [] : [{ from: '../mocks/public/img', to: '/img' }])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Change detection searches the stories that git has as changed when Storybook starts, beside the first story.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, changeDetection: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal,
}

export default config
