import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { providerPages } from './pages.ts'
import { emulatedPages } from './emulatedPages.ts'
import { providerScripts } from './plugin.ts'

/** Run as a separate process with the output folder as its argument. */
await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [react(), emulatedPages(providerPages), providerScripts()],
  // The pages call the server: they need no mocks of their own.
  define: { 'import.meta.env.VITE_API': '"real"' },
  build: {
    target: 'es2023',
    outDir: process.argv[2] ?? '',
    emptyOutDir: true,
    assetsDir: 'mock/assets',
  },
})
