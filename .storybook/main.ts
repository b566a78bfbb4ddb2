import type { StorybookConfig } from '@storybook/react-vite'

/** Folders of stories and their groups in the sidebar, in its order. */
const groups = {
  foundations: 'Foundations',
  ui: 'UI',
  components: 'Components',
  features: 'Features',
  pages: 'Pages',
  flows: 'Flows',
  providers: 'Providers',
}

const config: StorybookConfig = {
  stories: Object.entries(groups).map(([folder, titlePrefix]) => ({
    directory: `../stories/${folder}`,
    files: '**/*.stories.tsx',
    titlePrefix,
  })),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // The app's own config has plugins for routes and mocks that stories do not need.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Stories of pages display the demo's pictures, which the mock backend's world refers to.
  staticDirs: ['../public', { from: '../mocks/public/img', to: '/img' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
