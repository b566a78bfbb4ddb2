import { readdirSync, readFileSync } from 'node:fs'

/** Characters that people and products use besides syllables; the landing's face has them, since every page loads it. */
const always = `${codes(0x20, 0x7e)}\u00A0‘’“”…–—·×₩←→✕★›`

/** Consonants and vowels on their own, as in ㅋㅋ and ㅠㅠ. */
const jamo = codes(0x3131, 0x3163)

/** Accented letters and signs of Latin 1. */
const latin1 = codes(0xa1, 0xff)

/** The 2,350 syllables of KS X 1001, which hold all but a few words that Koreans write. */
export const syllables = decodeKorean()

/** How many of the syllables outside the interface each file of content has: small files for the frequent ones. */
const contentSizes = [120, 120, 120, 140, 160, 180, 200, 250, 300]

export const isHangul = (character: string): boolean => /\p{Script=Hangul}/u.test(character)

/** The characters of the sources of these files and folders: their texts, since comments and names are ASCII. */
export function charactersIn(...paths: readonly string[]): Set<string> {
  const files = paths.flatMap((path) =>
    /\.\w+$/.test(path) ? path : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => `${path}/${file}`),
  )
  const sources = files.filter((file) => /\.(tsx?|html)$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  return new Set(sources.join('').replaceAll(/[\n─]/g, ''))
}

/** The characters of each file of the interface's face. `frequent` has all syllables, the frequent ones first. */
export function sansFiles(frequent: readonly string[]): Record<string, string> {
  const landing = new Set([...Array.from(always), ...charactersIn('src/features/landing', 'src/texts/common.ts', 'index.html')])
  const interfaceOnly = [...charactersIn('src')].filter((character) => !landing.has(character))
  const taken = new Set([...landing, ...interfaceOnly])
  const others = frequent.filter((syllable) => !taken.has(syllable))
  const files: Record<string, string> = {
    landing: [...landing].join(''),
    interface: interfaceOnly.join(''),
    latin: Array.from(latin1)
      .filter((letter) => !taken.has(letter))
      .join(''),
  }
  let first = 0
  for (const [no, size] of [...contentSizes, others.length].entries()) {
    const name = `content-${String(no + 1).padStart(2, '0')}`
    files[name] = (no === 0 ? jamo : '') + others.slice(first, first + size).join('')
    first += size
  }
  return files
}

/** The characters of each file of the face of people's words: its syllables share their strokes, so one file is smallest. */
export const serifFiles = { hangul: syllables.join('') + jamo, latin: always + latin1 }

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
