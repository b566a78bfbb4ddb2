import { readFileSync } from 'node:fs'
import { filesIn } from '../shared/filesIn.ts'

/** Characters that people and products use besides syllables; the landing's face has them, since every page loads it. */
const always = `${codes(0x20, 0x7e)}\u00A0‘’“”…–—·×₩←→✕★›`

/** Consonants and vowels on their own, as in ㅋㅋ and ㅠㅠ. */
const jamo = codes(0x3131, 0x3163)

/** Accented letters and signs of Latin 1. */
const latin1 = codes(0xa1, 0xff)

/** The 2,350 syllables of KS X 1001, which hold all but a few words that Koreans write. */
export const syllables = decodeKorean()

/** How many of the syllables outside interface and seed each file of content has: small files for the frequent ones. */
const contentSizes = [140, 160, 180, 200, 250, 300]

const seedFiles = (...names: readonly string[]) => names.map((name) => `mocks/db/seed/${name}.ts`)

/** The seed's names and descriptions, and what its people write: the words of such a shop, which pages have together. */
export const seed = {
  names: seedFiles('addresses', 'personas', 'korean/korean', 'korean/products', 'korean/styles', 'korean/userNames'),
  written: seedFiles('korean/memos', 'korean/reviews'),
}

/** How many of the most frequent syllables the first file of people's words has besides those of the seed. */
const WRITTEN = 600

export const isHangul = (character: string): boolean => /\p{Script=Hangul}/u.test(character)

/** The characters of the sources of these files and folders: their texts, since comments and names are ASCII. */
export function charactersIn(...paths: readonly string[]): Set<string> {
  const files = paths.flatMap((path) => (/\.\w+$/.test(path) ? path : filesIn(path)))
  const sources = files.filter((file) => /\.(tsx?|html)$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  return new Set(sources.join('').replaceAll(/[\n─]/g, ''))
}

/** The characters of each file of the interface's face. `frequent` has all syllables, the frequent ones first. */
export function sansFiles(frequent: readonly string[]): Record<string, string> {
  const landing = new Set([...Array.from(always), ...charactersIn('src/features/landing', 'src/texts/common.ts', 'index.html')])
  const interfaceOnly = [...charactersIn('src')].filter((character) => !landing.has(character))
  const taken = new Set([...landing, ...interfaceOnly])
  const others = frequent.filter((syllable) => !taken.has(syllable))
  const inNames = charactersIn(...seed.names)
  const rest = others.filter((syllable) => !inNames.has(syllable))
  const files: Record<string, string> = {
    landing: [...landing].join(''),
    interface: interfaceOnly.join(''),
    latin: Array.from(latin1)
      .filter((letter) => !taken.has(letter))
      .join(''),
    'content-01': jamo + others.filter((syllable) => inNames.has(syllable)).join(''),
  }
  let first = 0
  for (const [no, size] of [...contentSizes, rest.length].entries()) {
    files[`content-${String(no + 2).padStart(2, '0')}`] = rest.slice(first, first + size).join('')
    first += size
  }
  return files
}

/** The characters of each file of the face of people's words. Syllables share their strokes, so more files would be larger. */
export function serifFiles(frequent: readonly string[]) {
  const inWords = charactersIn(...seed.written)
  const isFirst = (syllable: string, rank: number) => rank < WRITTEN || inWords.has(syllable)
  return {
    frequent: jamo + frequent.filter(isFirst).join(''),
    hangul: frequent.filter((syllable, rank) => !isFirst(syllable, rank)).join(''),
    latin: always + latin1,
  }
}

/** Numbers, dates and names of the film's edge. */
export const edgeCharacters = always

function codes(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, no) => String.fromCodePoint(first + no)).join('')
}

function decodeKorean(): string[] {
  const decoder = new TextDecoder('euc-kr')
  const rows = Array.from({ length: 25 }, (_, no) => 0xb0 + no)
  return rows.flatMap((row) =>
    Array.from(decoder.decode(Uint8Array.from({ length: 188 }, (_, no) => (no % 2 ? 0xa1 + (no >> 1) : row)))),
  )
}
