import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { mocks, routeCopies } from './mocks/vitePlugin.ts'
import { configurationTable } from './scripts/configurationTable.ts'
import { staticPaths } from './src/config/paths.ts'
import { readEnv } from './src/config/readEnv.ts'

export default defineConfig(({ mode }) => {
  const base = process.env['DEMO_BASE'] ?? '/'
  const { isMocked } = readEnv(loadEnv(mode, process.cwd(), 'VITE_'), { url: base, path: base })
  return {
    base,
    plugins: [react(), configurationTable(), mocks({ isOn: isMocked }), routeCopies(staticPaths)],
    server: { port: 5173, strictPort: true },
    preview: { port: 4173 },
    // Pictures stay files: one inside a script is paid for by everybody who needs the script.
    build: {
      assetsInlineLimit: 0,
      target: 'es2023',
      outDir: process.env['OUT_DIR'] ?? (mode === 'demo' ? 'dist-demo' : 'dist'),
      emptyOutDir: true,
      // A browser that does not know `modulepreload` fetches the same files a moment later.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: isMocked ? [...ofMocks, ...groups] : groups } } },
    },
  }
})

/**
 * Small files compress badly and repeat each other's imports: what is needed together is one file (docs/decisions/0021). The first
 * view, also where other pages (the emulated providers') share some of it; what many need.
 */
const groups = [
  { name: 'shell', test: /\/src\/app\/App\.tsx$/, priority: 2 },
  { name: 'common', test: /\/src\/(ui|lib|api)\//, minShareCount: 8 },
]

/** In a mocked build: what both sides share and neither may bring along; then all that the mocks' first reply needs. */
const ofMocks = [
  { name: 'preload', test: /vite\/preload-helper/, priority: 5 },
  { name: 'contract', test: /\/(src\/contract|valibot)\//, priority: 4 },
  { name: 'mocks', test: /\/mocks\/browser\.ts$/, priority: 3 },
]
