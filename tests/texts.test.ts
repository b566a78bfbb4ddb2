import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allTexts } from '../stories/support/allTexts.ts'

const hangul = /\p{Script=Hangul}/u
const all = allTexts.flatMap(({ name, pairs }) => pairs.map((pair) => ({ ...pair, key: `${name}.${pair.key}` })))
const parameters = (text: unknown) => (typeof text === 'function' ? text.length : 0)
const placeholders = (text: unknown) => (String(text).match(/(?<!\$)\{\d\}/g) ?? []).toSorted().join()
const keysOf = (isWrong: (pair: (typeof all)[number]) => boolean) => all.filter(isWrong).map(({ key }) => key)

describe('[CONST-05] every text has a Korean and an English form', () => {
  test('all features are read', () => {
    const features = readdirSync('src/features').filter(
      (name) => !allTexts.some(({ file }) => file.startsWith(`src/features/${name}/`)),
    )
    expect(features).toEqual([])
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
    expect(korean.filter((key) => !/^postcodeTexts\.(examples|magic)/.test(key))).toEqual(['appTexts.language.ko'])
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
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const sources = files.filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('defineTexts('))
  expect(sources.filter((file) => !/^src\/texts\/\w+\.ts$|[/a-z][tT]exts\.ts$/.test(file))).toEqual([])
  expect(sources.filter((file) => !allTexts.some((group) => group.file === file))).toEqual([])
})
