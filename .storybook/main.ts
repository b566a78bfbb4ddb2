import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // Not the app's own: its plugins copy routes and mocks, which stories have no use for.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The demo's pictures too: stories of pages show the mock backend's own world.
  staticDirs: ['../public', { from: '../mocks/public/img', to: '/img' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
