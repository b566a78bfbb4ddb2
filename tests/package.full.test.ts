import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const section = readFileSync('docs/msw.md', 'utf8').split('## In your own tests')[1] ?? ''
const installed = /npm install --save-dev \S+\.tgz ([^`]+)`/.exec(section)?.[1]?.split(' ') ?? []
const examples = [...section.matchAll(/```ts\n([^]*?)```/g)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes("'vitest'"))

test('the packed package runs the document’s tests in another project, without the network', () => {
  expect([installed.length, examples.length]).toEqual([4, 2])
  const folder = mkdtempSync(join(tmpdir(), 'pickers-packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { encoding: 'utf8' }).trim()
  const target = join(folder, 'node_modules/pickers')
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', target, '--strip-components=1'])
  for (const name of [...installed, 'vitest']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction')
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  examples.forEach((code, index) => writeFileSync(join(folder, `example${index}.test.ts`), code))
  const env = { ...process.env, NO_PROXY: '*', VITEST: '', NODE_ENV: 'test' }
  const output = execFileSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--reporter=json'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  expect(JSON.parse(output)).toMatchObject({ numPassedTests: 3, numFailedTests: 0, numTotalTestSuites: 2, success: true })
})
