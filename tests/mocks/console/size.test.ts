import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

test('the handle of the console takes at most 2 kB', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: 'mocks/console/handle.ts',
        external: [/showConsole/],
        preserveEntrySignatures: 'strict',
        // The page already loads this helper of Vite.
        output: { codeSplitting: { groups: [{ name: 'preload', test: /vite\/preload-helper/ }] } },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunks = output && 'output' in output ? output.output : []
  const bytes = chunks.flatMap((chunk) => ('isEntry' in chunk && chunk.isEntry ? [gzipSync(chunk.code).length] : []))[0]
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(2048)
})
