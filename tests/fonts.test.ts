import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersIn, isHangul, seed, syllables } from '../scripts/generate/fontCharacters.ts'
import { charactersOf } from '../scripts/shared/woff2.ts'

const folder = 'src/ui/fonts'
const held = new Map(readdirSync(folder).map((file) => [file, charactersOf(readFileSync(`${folder}/${file}`))]))

/** The characters that no such file has. Emoji and the letters of other scripts are the system's. */
function missing(needed: Iterable<string>, files: RegExp): string[] {
  const own = new Set([...held].flatMap(([file, characters]) => (files.test(file) ? characters : [])))
  return [...needed].filter((character) => isOurs(character) && !own.has(character))
}
const isOurs = (character: string) => isHangul(character) || /[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}]/u.test(character)

const written = charactersIn('mocks/db/seed')
const ofSources = charactersIn('src', 'mocks', 'index.html')
// The end of a range in regular expressions.
ofSources.delete('\uD7A3')

test.each([
  ['of the interface, the scenarios and the seed', ofSources, /^sans-/],
  ['that the seed’s people write in Hangul, in Myeongjo', [...written].filter(isHangul), /^serif-/],
  ['of KS X 1001, sans', syllables, /^sans-/],
  ['of KS X 1001, in Myeongjo', syllables, /^serif-/],
  // The landing does without appFonts.css.
  ['of the landing, in its file', charactersIn('src/features/landing', 'src/texts/common.ts', 'index.html'), /^sans-landing\./],
])('the faces have every character %s: npm run generate -- fonts', (_, needed, files) => {
  expect([...needed].length).toBeGreaterThan(50)
  expect(missing(needed, files)).toEqual([])
})

test.each([
  ['of the interface', charactersIn('src', 'index.html'), /^sans-(landing|interface)\./],
  ['of names and descriptions', charactersIn(...seed.names), /^sans-(landing|interface|latin|content-01)\./],
  ['that people write', [...charactersIn(...seed.written)].filter(isHangul), /^serif-frequent\./],
])('the first files have the characters %s but for a few new ones: npm run generate -- fonts', (_, needed, files) => {
  expect(missing(needed, files).length).toBeLessThanOrEqual(20)
})

test('appFonts.css declares the characters of each file, none of the sans twice', () => {
  const sheet = readFileSync('src/ui/appFonts.css', 'utf8')
  const rules = sheet.matchAll(/fonts\/([\w-]+\.woff2)'[^;]*;\s*unicode-range:\s*([^;]+);/g)
  const declared = new Map([...rules].map(([, file = '', range = '']) => [file, range.split(',').flatMap(codesOf)]))
  // The rare Hangul of the serif is declared by its blocks; the frequent one, declared after it, takes precedence.
  const order = [...declared.keys()]
  expect(order.indexOf('serif-frequent.woff2')).toBeGreaterThan(order.indexOf('serif-hangul.woff2'))
  const apart = new Set(['sans-landing.woff2', 'edge-500.woff2', 'edge-700.woff2', 'serif-hangul.woff2'])
  const others = [...held.keys()].filter((file) => !apart.has(file))
  expect(declared.delete('serif-hangul.woff2')).toBe(true)
  expect(declared).toEqual(new Map(others.map((file) => [file, heldBy(file)])))
  const sans = [...held.keys()].filter((file) => file.startsWith('sans-')).flatMap(heldBy)
  expect(new Set(sans).size).toBe(sans.length)
})

const heldBy = (file: string) => (held.get(file) ?? []).map((character) => character.codePointAt(0) ?? 0)

function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, no) => first + no)
}
