import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { differences, TESTS } from './differences.ts'

const folder = 'node_modules/@msw/data/tests'

/** The tests of the package, by file and title. */
const titles = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^\s*it\(\s*'((?:[^'\\]|\\.)*)'/gm)].map(
      ([, title]) => `${file}: ${title}`,
    ),
  )

test('each test of the package is known, and each difference is of one of them and has a reason', () => {
  expect(titles).toHaveLength(TESTS)
  expect(Object.keys(differences).filter((title) => !titles.includes(title))).toEqual([])
  expect(Object.values(differences).every((reason) => reason.length > 10)).toBe(true)
})
