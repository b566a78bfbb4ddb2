import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const kilobyte = 1024

/** The UI code that a page with a dialog and a carousel loads, without React and the router. */
async function bundle(): Promise<readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]> {
  const entry = 'virtual:page'
  const code = ['feedback/Dialog', 'layout/Carousel', 'controls/Button', 'layout/Page', 'layout/TopNav', 'Image']
    .map((name) => `export * from '/src/ui/${name}.tsx'`)
    .join('\n')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `import '/src/ui/global.css'\n${code}` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, external: [/^react/], preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  return output && 'output' in output ? output.output : []
}

test('a page with dialog and carousel loads at most 8 kB of script and 12 kB of style', async () => {
  const files = await bundle()
  const size = (end: '.js' | '.css') =>
    files
      .filter(({ fileName }) => fileName.endsWith(end))
      .reduce((sum, file) => sum + gzipSync('code' in file ? file.code : file.source).length, 0) / kilobyte
  expect(size('.js')).toBeGreaterThan(1)
  expect(size('.js')).toBeLessThanOrEqual(8)
  expect(size('.css')).toBeGreaterThan(1)
  expect(size('.css')).toBeLessThanOrEqual(12)
})
