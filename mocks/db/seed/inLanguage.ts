import type { Language } from '../languages.ts'
import { singleFlight } from '../../../src/lib/singleFlight.ts'
import { languageOf } from '../languageRecord.ts'
import type { ReadTx } from '../collections.ts'
import { korean } from './korean.ts'
import type { SeedTexts } from './textShape.ts'

const loaded = new Map<Language, SeedTexts>([['ko', korean]])

// Only a world in English needs this chunk.
const loadEnglish = singleFlight(async () => void loaded.set('en', (await import('./english/english.ts')).english))

/**
 * Loads the texts of a language, before a world starts in it; undefined if they are loaded, as those of Korean always are.
 * Rejects if they cannot be fetched, as offline; the next call tries again.
 */
export const loadTexts = (language: Language): Promise<void> | undefined => (loaded.has(language) ? undefined : loadEnglish())

/** What the seed and the scenarios write in this world. Throws before the texts of its language are loaded. */
export function textsOf(tx: Pick<ReadTx, 'counters'>): SeedTexts {
  const texts = loaded.get(languageOf(tx))
  if (!texts) throw new Error('the texts of this world are not loaded')
  return texts
}

/** A text of a list that has one for each record of the seed. Throws where it is missing. */
export function textAt<T>(texts: readonly T[], index: number): T {
  const text = texts[index]
  if (text === undefined) throw new Error(`there is no text ${index}`)
  return text
}
