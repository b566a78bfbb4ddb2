import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { mocks, routeCopies } from './mocks/vitePlugin.ts'
import { staticPaths } from './src/config/paths.ts'

export default defineConfig(({ mode }) => {
  const isMocked = (process.env['VITE_API'] ?? loadEnv(mode, process.cwd(), 'VITE_')['VITE_API']) !== 'real'
  return {
    base: process.env['DEMO_BASE'] ?? '/',
    plugins: [react(), mocks({ isOn: isMocked }), routeCopies(staticPaths)],
    server: { port: 5173, strictPort: true },
    preview: { port: 4173 },
    // Pictures stay files: one inside a script is paid for by everybody who needs the script.
    build: {
      assetsInlineLimit: 0,
      target: 'es2023',
      outDir: process.env['OUT_DIR'] ?? (mode === 'demo' ? 'dist-demo' : 'dist'),
      emptyOutDir: true,
      // What the first view needs is one file, also where other pages (the emulated providers') share some of it.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: /\/src\/app\/App\.tsx$/ }] } } },
    },
  }
})
