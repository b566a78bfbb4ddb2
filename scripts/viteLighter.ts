import { minify } from '@swc/core'
import type { Plugin } from 'vite'
import { gzipSync } from 'node:zlib'

/** What makes a build's scripts lighter; each step and what it gains: docs/decisions/0021. */
export const lighter = (): Plugin[] => [withoutWhatNobodyRuns, asTheRouterIsMeant, compressedTwice]

/**
 * Axios sends by XMLHttpRequest wherever there is one: its other way, `fetch`, would never run. Nor do we ask it for its table of
 * status codes or its older kind of cancelling.
 */
const withoutWhatNobodyRuns: Plugin = {
  name: 'axios-by-xhr-alone',
  apply: 'build',
  load: {
    filter: { id: /\/axios\/lib\/(adapters\/fetch|helpers\/HttpStatusCode|cancel\/CancelToken)\.js$/ },
    handler: () => 'export const getFetch = undefined\nexport default {}',
  },
}

/** React Router gives its components names for debugging, which keeps each of them in the build, used or not. */
const asTheRouterIsMeant: Plugin = {
  name: 'router-without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
}

/** A second compressor finds what the bundler's own leaves; where it makes a file larger, the file stays as it was. */
const compressedTwice: Plugin = {
  name: 'compressed-twice',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const { code } = await minify(file.code, { module: true, compress: { passes: 3, ecma: 2020 }, mangle: true })
        if (gzipSync(code).length < gzipSync(file.code).length) file.code = code
      }
    },
  },
}
