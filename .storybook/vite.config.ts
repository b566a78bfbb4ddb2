import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutCookieJar } from '../mocks/vitePlugin.ts'

export default defineConfig({
  plugins: [react(), withoutCookieJar()],
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
      'react-redux',
      'valibot',
    ],
  },
  build: { target: 'es2023' },
})
