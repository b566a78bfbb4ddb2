import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { storyMocks } from '../mocks/vite/plugin.ts'

export default defineConfig({
  plugins: [react(), storyMocks()],
  // Storybook serves public/ by `staticDirs`.
  publicDir: false,
  // Dependencies that only page stories import: discovering them later would reload Vite with a second copy of React.
  optimizeDeps: {
    include: [
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query',
      '@reduxjs/toolkit/query/react',
      '@tanstack/react-virtual',
      'axios',
      'msw',
      'msw/browser',
      'react-redux',
      'valibot',
    ],
  },
  build: { target: 'es2023' },
})
