import { pageTexts } from '../../src/texts/pages.ts'
import { english } from '../db/seed/english/english.ts'
import { korean } from '../db/seed/korean/korean.ts'
import { errorMessages } from '../rules/errorMessages.ts'

/** Copies, by their query: the app's own files are cut as they would be without a gallery. */
const catalogues = import.meta.glob<Record<string, unknown>>(['../../src/**/*exts.ts', '../../src/texts/*.ts'], {
  eager: true,
  query: '?copy',
})

/** What the English world says for a Korean text. Titles of pages come last: most names that stand twice are headings. */
export const englishNames: ReadonlyMap<string, string> = new Map([
  ...pairsOf(korean, english),
  ...Object.values(errorMessages).flatMap(bothOf),
  ...Object.values(catalogues).flatMap((file) => Object.values(file).flatMap(bothOf)),
  ...bothOf(pageTexts),
])

function bothOf(texts: unknown): [korean: string, english: string][] {
  return typeof texts === 'object' && texts !== null && 'ko' in texts && 'en' in texts ? pairsOf(texts.ko, texts.en) : []
}

/** The texts at the same place of both. */
function pairsOf(ko: unknown, en: unknown): [korean: string, english: string][] {
  if (typeof ko === 'string' && typeof en === 'string') return [[ko, en]]
  if (typeof ko !== 'object' || ko === null || typeof en !== 'object' || en === null) return []
  return Object.entries(ko).flatMap(([key, value]: [string, unknown]) => pairsOf(value, Reflect.get(en, key)))
}
