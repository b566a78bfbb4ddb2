import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas } from '../mocks/scenarios/catalogue.ts'
import { allTexts } from '../stories/support/allTexts.ts'
import { filesIn } from '../scripts/shared/filesIn.ts'

const hangul = /\p{Script=Hangul}/u
const all = allTexts.flatMap(({ file, name, pairs }) => pairs.map((pair) => ({ ...pair, file, key: `${name}.${pair.key}` })))
const scenarios = areas.flatMap((area) => area.scenarios)
const scenarioTexts = scenarios.map(({ id, title, steps }) => ({
  file: 'mocks/scenarios',
  key: id,
  ko: `${title.ko} ${steps.ko.join(' ')}`,
  en: `${title.en} ${steps.en.join(' ')}`,
}))
const parameters = (text: unknown) => (typeof text === 'function' ? text.length : 0)
const placeholders = (text: unknown) => (String(text).match(/(?<!\$)\{\d\}/g) ?? []).toSorted().join()
const keysOf = (isWrong: (pair: (typeof all)[number]) => boolean) => all.filter(isWrong).map(({ key }) => key)

describe('[CONST-05] every text has a Korean and an English form', () => {
  test('all features are read', () => {
    const features = readdirSync('src/features').filter(
      (name) => !allTexts.some(({ file }) => file.startsWith(`src/features/${name}/`)),
    )
    // Both have no words of their own.
    expect(features).toEqual(['forms'])
    expect(all.length).toBeGreaterThan(600)
  })

  test('of the same kind in both languages, with as many parameters', () => {
    expect(keysOf(({ ko, en }) => typeof ko !== typeof en)).toEqual([])
    expect(keysOf(({ ko, en }) => parameters(ko) !== parameters(en))).toEqual([])
    expect(keysOf(({ ko }) => typeof ko !== 'string' && typeof ko !== 'function')).toEqual([])
  })

  test('none is empty', () => {
    expect(keysOf(({ ko, en }) => String(ko).trim() === '' || String(en).trim() === '')).toEqual([])
  })

  test('placeholders are the same in both languages', () => {
    expect(keysOf(({ ko, en }) => placeholders(ko) !== placeholders(en))).toEqual([])
  })

  test('English has no Korean letters, except the language’s name and sample addresses', () => {
    const korean = keysOf(({ en }) => hangul.test(String(en)))
    expect(korean).toEqual(['appTexts.language.ko'])
  })
})

/** A text with parameters as its source, without the names of variables. */
const wordsOf = (text: unknown) => String(text).replaceAll(/\$\{[^}]*\}/g, ' ')

const isOtherCompany = (file: string) => file.startsWith('mocks/providers/')
const isLegal = (file: string) => file.endsWith('policyTexts.ts')

describe('the words of the texts', () => {
  const texts = [...all.map((text) => ({ ...text, ko: wordsOf(text.ko), en: wordsOf(text.en) })), ...scenarioTexts]
  const found = (language: 'ko' | 'en', words: RegExp) =>
    texts.flatMap(({ file, key, [language]: text }) => {
      const [match] = words.exec(text) ?? []
      return match === undefined ? [] : { file, key, match }
    })

  test('English is spelled as in Britain', () => {
    expect(found('en', /\b(?:\w*color\w*|gray\w*|favorit\w*|center\w*|\w*avior\w*|\w*ighbor\w*|\w*honor\w*)\b/i)).toEqual([])
    expect(
      found('en', /\b(?:\w*(?:cancel|label|travel)(?:ed|ing)|catalog|fulfill|license|e-mail|zip code|postal code)\b/i),
    ).toEqual([])
    expect(
      found('en', /\b(?!Authorization headers?\b)(?:(?:organ|recogn|author|unauthor|custom|real|apolog)iz|analyz)\w*\b/i),
    ).toEqual([])
    expect(found('en', /\b(?:plaid|sneakers|sweater|pants)\b/i)).toEqual([])
  })

  test('English circles a look instead of ringing it', () => {
    expect(found('en', /\b(?:rings?|ringed|ringing)\b/i)).toEqual([])
  })

  test('one thing has one name in English', () => {
    expect(found('en', /\b(?:receivers?|shipping address(?:es)?|detail address)\b/i)).toEqual([])
    expect(found('en', /\b(?:account transfer|mobile phone|one (?:less|more)|leave it out)\b/i)).toEqual([])
  })

  test('English has typographic apostrophes and no Korean sign of ranges', () => {
    expect(found('en', /\w'(?:s|t|re|ll|ve|d)\b/)).toEqual([])
    expect(found('en', /\d ?~ ?\d/)).toEqual([])
  })

  test('Korean speaks in 해요체, except in legal texts and on other companies’ pages', () => {
    const formal = found('ko', /(?:니다|십시오|하시오)(?=[.!?\s'`]|$)/)
    expect(formal.filter(({ file }) => !isOtherCompany(file) && !isLegal(file))).toEqual([])
  })

  test('Korean has the glossary’s words and no double particles', () => {
    expect(found('ko', /을\(를\)|를\(을\)|은\(는\)|이\(가\)|\(으\)로|되요|할께|나이대|숍/)).toEqual([])
  })
})

test('texts that the requirements quote are texts of the app', () => {
  const requirements = readFileSync('docs/requirements.md', 'utf8')
  const quotes = [...requirements.matchAll(/(?<=[ (])'([^']{3,})'/g)].map(([, quote = '']) => quote.replace(/\.$/, ''))
  const texts = all.flatMap(({ ko, en }) => [String(ko), String(en)])
  const isThere = (quote: string) => {
    const pattern = new RegExp(quote.replace(/[?.()]/g, '\\$&').replace(/0?\{\w+\}/g, '.+'), 'i')
    return texts.some((text) => pattern.test(text))
  }
  expect(quotes.length).toBeGreaterThan(50)
  expect(quotes.filter((quote) => !isThere(quote))).toEqual([])
})

test('texts are defined in texts files alone', () => {
  const files = ['src', 'mocks'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
  const sources = files.filter((file) => readFileSync(file, 'utf8').includes('defineTexts('))
  expect(sources.filter((file) => !/^src\/texts\/\w+\.ts$|[/a-z][tT]exts\.ts$/.test(file))).toEqual([])
  expect(sources.filter((file) => !allTexts.some((group) => group.file === file))).toEqual([])
})

/** The same in Korean by chance: in English, or for what is meant, they are two texts. */
const apart = new Set([
  '여성', // 'Women' of a chart, 'Woman' of a person
  '남성',
  '총 결제 금액', // 'Total' before, 'Total paid' after
  '주문 취소', // the button, its confirmation, a policy
  '취소', // closes a dialog; cancels a line
  '결제', // a step, the facts of a payment, a page
  '배송', // a step, a policy
  '진행 중', // a step, an episode
  '별점', // a field, 'Rated 4.5'
  '리뷰', // 'Review' of a field, 'Reviews' of a page
  '더 보기', // 'More', 'View more' of the specification
  '주문 내역 보기', // 'View order status' of the specification
  '시작하기', // a session, a pick
  '에피소드를 불러오지 못했어요', // 'Lookup error' of the specification
  '잠시 후 다시 시도해 주세요.', // 'in a moment' beside its button, 'later' in a dialog
  '상품', // 'Product', 'Products'
  '${} 빼기', // a size, a style
  '배송지', // 'Delivery address', 'Delivery addresses'
])

test('a text that two screens show stands in one file', () => {
  const files = new Map<string, Set<string>>()
  for (const file of new Set(allTexts.map((group) => group.file)))
    for (const [quoted] of file.startsWith('src/')
      ? readFileSync(file, 'utf8').matchAll(/(['`])[^'`\n]*[가-힣][^'`\n]*\1/g)
      : []) {
      const text = quoted.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '${}')
      files.set(text, (files.get(text) ?? new Set()).add(file))
    }
  const shared = [...files].flatMap(([text, { size }]) => (size > 1 ? [text] : []))
  expect(new Set(shared)).toEqual(apart)
})
