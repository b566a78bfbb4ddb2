import { expect, test } from 'vitest'
import { langOf } from '../../src/lib/langOf.ts'

test.each([
  ['느린 토요일 산책', 'ko'],
  ['ㅋㅋ 👍', 'ko'],
  ['Levi’s 501 청바지', 'ko'],
  ['A Slow Saturday Walk', 'en'],
  ['👍', 'en'],
  ['', undefined],
  [null, undefined],
])('the language of %j is %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})
