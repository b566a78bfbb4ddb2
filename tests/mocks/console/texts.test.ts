import { expect, test } from 'vitest'
import { faultNames, faultTexts } from '../../../mocks/console/faults/faultTexts.ts'
import { summaryOf } from '../../../mocks/console/world/summaryOf.ts'
import { faultKinds } from '../../../mocks/db/collections/control.ts'
import { allTexts } from '../../../stories/support/allTexts.ts'

const wordsOf = (text: unknown) => String(text).replaceAll(/\$\{[^}]*\}|^.*=>/g, ' ')
const texts = allTexts
  .filter(({ file }) => file.startsWith('mocks/console/'))
  .flatMap(({ name, pairs }) => pairs.map(({ key, ko }) => ({ key: `${name}.${key}`, words: wordsOf(ko) })))

test('no Korean text of the console is without a Korean word, but for names and signs', () => {
  expect(texts.length).toBeGreaterThan(150)
  const foreign = texts.filter(({ words }) => /[a-z]{3}/i.test(words) && !/\p{Script=Hangul}/u.test(words))
  expect(foreign.map(({ key }) => key)).toEqual([
    'consoleTexts.personas.providers.google',
    'consoleTexts.device.agents.iphone',
    'consoleTexts.device.agents.android',
    // The product's own name of it.
    'worldTexts.collections.picks',
  ])
})

test('the faults of a request are named in both languages', () => {
  for (const language of ['ko', 'en'] as const) {
    const { kinds } = faultTexts[language]
    expect(faultNames(kinds, faultKinds)).toEqual(faultKinds.map((kind) => kinds[kind]))
  }
})

test('amounts and stock have separators in the list of records', () => {
  expect(summaryOf({ id: 1, orderId: 'P1', amount: 1_234_567 })).toBe('P1 · 1,234,567')
  expect(summaryOf({ id: 1, size: 'M', left: 12_000 })).toBe('M · 12,000')
})
