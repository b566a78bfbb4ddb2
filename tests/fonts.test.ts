import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas } from '../mocks/scenarios/catalogue.ts'
import { charactersIn, isHangul, seed, syllables } from '../scripts/generate/fontCharacters.ts'
import { charactersOf } from '../scripts/shared/woff2.ts'
import { allTexts } from '../stories/support/allTexts.ts'

const folder = 'src/ui/fonts'
const files = readdirSync(folder)
const heldBy = (isWanted: (file: string) => boolean) =>
  new Set(files.filter(isWanted).flatMap((file) => charactersOf(readFileSync(`${folder}/${file}`))))

const sans = heldBy((file) => file.startsWith('sans-'))
const serif = heldBy((file) => file.startsWith('serif-'))

/** Emoji and the letters of other scripts are the system's. */
const isOurs = (character: string) => isHangul(character) || /[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}]/u.test(character)
const missing = (needed: Iterable<string>, held: ReadonlySet<string>) =>
  [...needed].filter((character) => isOurs(character) && !held.has(character)).toSorted()

const inTexts = allTexts.flatMap(({ pairs }) => pairs.flatMap(({ ko, en }) => [String(ko), String(en)]))
const inScenarios = areas.flatMap(({ scenarios }) => scenarios.map(({ title, steps }) => JSON.stringify([title, steps])))

describe('the faces of the app have a glyph of every character', () => {
  test('of the texts, the interface and the scenarios', () => {
    expect(missing(new Set([...inTexts, ...inScenarios].join('')), sans)).toEqual([])
    // The last syllable is the end of a range in regular expressions.
    expect(missing(charactersIn('src', 'mocks', 'index.html'), sans).filter((character) => character !== '\uD7A3')).toEqual([])
  })

  test('of what the seed’s people write, in Myeongjo', () => {
    const written = charactersIn('mocks/db/seed')
    expect(written.size).toBeGreaterThan(900)
    expect(missing(written, new Set([...serif, ...sans]))).toEqual([])
    expect(missing(written, serif).filter(isHangul)).toEqual([])
  })

  test('that KS X 1001 has, in both faces', () => {
    expect(syllables.length).toBe(2350)
    expect([missing(syllables, sans), missing(syllables, serif)]).toEqual([[], []])
  })
})

// The landing does without appFonts.css.
test('the landing’s file has every character of the landing: npm run generate -- fonts', () => {
  const own = heldBy((file) => file === 'sans-landing.woff2')
  expect(missing(charactersIn('src/features/landing', 'src/texts/common.ts', 'index.html'), own)).toEqual([])
})

test('the interface’s own files have its characters but for a few new ones: npm run generate -- fonts', () => {
  const own = heldBy((file) => file === 'sans-landing.woff2' || file === 'sans-interface.woff2')
  expect(missing(charactersIn('src', 'index.html'), own).length).toBeLessThanOrEqual(20)
})

describe('what the seed’s pages have together is in one file but for a few new characters: npm run generate -- fonts', () => {
  test('names and descriptions', () => {
    const own = heldBy((file) => /^sans-(landing|interface|latin|content-01)\./.test(file))
    expect(missing(charactersIn(...seed.names), own).length).toBeLessThanOrEqual(20)
  })

  test('what people write', () => {
    const own = heldBy((file) => file === 'serif-frequent.woff2')
    expect(missing(charactersIn(...seed.written), own).filter(isHangul).length).toBeLessThanOrEqual(20)
  })
})

describe('appFonts.css', () => {
  const rules = [
    ...readFileSync('src/ui/appFonts.css', 'utf8').matchAll(/fonts\/([\w-]+\.woff2)'[^;]*;\s*unicode-range:\s*([^;]+);/g),
  ]
  const ranges = rules.map(([, file = '', range = '']) => ({ file, codes: range.split(',').flatMap(codesOf) }))
  test('declares each file', () => {
    const declared = ranges.map(({ file }) => file)
    expect([...declared, 'sans-landing.woff2', 'edge-500.woff2', 'edge-700.woff2'].toSorted()).toEqual(files.toSorted())
  })

  // The rare Hangul of the serif is declared by its blocks; the frequent one, declared after it, takes precedence.
  test.each(ranges.filter(({ file }) => file !== 'serif-hangul.woff2'))('declares the characters of $file', ({ file, codes }) => {
    expect(codes).toEqual(codesHeld(file))
  })

  test('declares the frequent syllables of the serif after all of them', () => {
    const declared = ranges.map(({ file }) => file)
    expect(declared.indexOf('serif-frequent.woff2')).toBeGreaterThan(declared.indexOf('serif-hangul.woff2'))
  })

  test('names no character of a family twice, so that one file is fetched for it', () => {
    const codes = ranges.filter(({ file }) => file.startsWith('sans-')).flatMap((range) => range.codes)
    const all = [...codes, ...codesHeld('sans-landing.woff2')]
    expect(all.length).toBeGreaterThan(2400)
    expect(new Set(all).size).toBe(all.length)
  })
})

const codesHeld = (file: string) =>
  charactersOf(readFileSync(`${folder}/${file}`)).map((character) => character.codePointAt(0) ?? 0)

function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, no) => first + no)
}

test('a file that is no WOFF2 is refused', () => {
  expect(() => charactersOf(Buffer.from('no font'))).toThrow('This is no WOFF2 file.')
})
