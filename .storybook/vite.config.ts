import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { storyMocks } from '../mocks/vite/plugin.ts'

export default defineConfig({
  plugins: [react(), storyMocks()],
  // Storybook serves public/ itself.
  publicDir: false,
  // What only stories of pages need: found midway, it would be bundled anew beside a second React.
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
