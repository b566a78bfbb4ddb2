/** The packages that stories and what they import load, apart from those that Storybook names itself. */
export const dependencies = [
  '@fingerprintjs/fingerprintjs',
  '@msw/data',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'axios',
  'msw',
  'msw-storybook-addon/csf3',
  'msw/browser',
  'react-redux',
  'react-router-dom',
  'valibot',
]
