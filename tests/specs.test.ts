import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The lint rule expect-expect knows Vitest's tests alone.
test('every browser test asserts something, itself or by a helper named expect…', () => {
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'))
  const tests = specs.flatMap((file) => {
    const [, ...blocks] = readFileSync(`tests/e2e/${file}`, 'utf8').split(/^ *test\(\s*/m)
    return blocks.map((block) => ({
      name: `${file}: ${block.split('\n', 1)[0]}`,
      asserts: /\bexpect\w*(\(|\.\w+\()/.test(block),
    }))
  })
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter(({ asserts }) => !asserts).map(({ name }) => name)).toEqual([])
})
