import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** An empty page with the mock database's kernel. */
export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'es2023', outDir: resolve(process.env['OUT_DIR'] ?? 'dist'), emptyOutDir: true },
})
