import { expect, test } from 'vitest'
import { inSource } from '../scripts/check/words.ts'

const wordsIn = (text: string, file = 'src/lib/a.tsx') => inSource(file, text).map(({ place, word }) => `${place} ${word}`)

test('finds private words in identifiers, comments and titles of tests', () => {
  expect(wordsIn('const keptCart = 1\nconst moveIn = 2\n')).toEqual(['src/lib/a.tsx:1 kept', 'src/lib/a.tsx:2 move in'])
  expect(wordsIn('// what it was told\nconst a = 1 /* spoilt */')).toEqual(['src/lib/a.tsx:1 told', 'src/lib/a.tsx:2 spoilt'])
  expect(wordsIn("test('[PICK-03] nobody picks', () => {})\ntest.each([1])('asked', () => {})")).toEqual([
    'src/lib/a.tsx:1 nobody',
    'src/lib/a.tsx:2 asked',
  ])
})

test('leaves longer words, texts and text inside elements alone', () => {
  expect(wordsIn("const basket = 'It was kept'\nconst b = <p>Nobody asked</p> // moves in steps")).toEqual([])
})

test('each finding says what to write instead', () => {
  expect(inSource('a.ts', 'let told = 1')).toEqual([
    { place: 'a.ts:1', word: 'told', instead: 'notified, reported, or the name of the message' },
  ])
})
