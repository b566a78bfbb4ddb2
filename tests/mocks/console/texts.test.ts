import { expect, test } from 'vitest'
import { faultNames, faultTexts } from '../../../mocks/console/faults/faultTexts.ts'
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
    'consoleTexts.page.agents.iphone',
    'consoleTexts.page.agents.android',
  ])
})

test('the faults of a request are named in both languages', () => {
  for (const language of ['ko', 'en'] as const) {
    const { kinds } = faultTexts[language]
    expect(faultNames(kinds, faultKinds)).toEqual(faultKinds.map((kind) => kinds[kind]))
  }
})
