import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '../scripts/shared/filesIn.ts'

// The lint rule expect-expect knows Vitest's tests alone.
test('every browser test asserts something, itself or by a helper named expect…', () => {
  const specs = filesIn('tests/e2e', /\.spec\.ts$/)
  const tests = specs.flatMap((file) => {
    const [, ...blocks] = readFileSync(file, 'utf8').split(/^ *test\(\s*/m)
    return blocks.map((block) => ({
      name: `${file}: ${block.split('\n', 1)[0]}`,
      asserts: /\bexpect\w*(\(|\.\w+\()/.test(block),
    }))
  })
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter(({ asserts }) => !asserts).map(({ name }) => name)).toEqual([])
})
