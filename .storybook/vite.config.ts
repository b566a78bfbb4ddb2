import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { storyMocks } from '../mocks/vite/plugin.ts'
import { configuration } from '../scripts/build/readEnv.ts'
import { dependencies } from './dependencies.ts'

export default defineConfig({
  plugins: [react(), configuration(), storyMocks()],
  // Storybook serves public/ by `staticDirs`.
  publicDir: false,
  optimizeDeps: {
    // Discovery parses every story and all that it imports while the first one waits; `tests/config` compares the list.
    noDiscovery: true,
    include: dependencies,
  },
  build: { target: 'es2023' },
})
