import { type Language, languageOf } from '../languages.ts'
import { singleFlight } from '../../../src/lib/singleFlight.ts'
import type { ReadTx } from '../collections.ts'
import { korean } from './korean/korean.ts'
import type { SeedTexts } from './textShape.ts'

const loaded = new Map<Language, SeedTexts>([['ko', korean]])

/** The texts of a world cannot be fetched, as offline. */
export class MissingTexts extends Error {
  override name = 'MissingTexts'
}

/** A world was started in a language before `loadTexts`. */
export class UnloadedTexts extends Error {
  override name = 'UnloadedTexts'
}

// Only a world in English needs this chunk.
const loadEnglish = singleFlight(async () => {
  const { english } = await import('./english/english.ts').catch((cause: unknown) => {
    throw new MissingTexts('the English texts could not be loaded; nothing has changed', { cause })
  })
  loaded.set('en', english)
})

/**
 * Loads the texts of a language, before a world starts in it. Rejects with MissingTexts if they cannot be fetched; the next
 * call tries again.
 */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) await loadEnglish()
}

/** What the seed and the scenarios write in this world. Throws before the texts of its language are loaded. */
export function textsOf(tx: Pick<ReadTx, 'counters'>): SeedTexts {
  const texts = loaded.get(languageOf(tx))
  if (!texts) throw new UnloadedTexts('the texts of this world are not loaded')
  return texts
}

/** A text of a list that has one for each record of the seed. Throws where it is missing. */
export function textAt<T>(texts: readonly T[], index: number): T {
  const text = texts[index]
  if (text === undefined) throw new Error(`there is no text ${index}`)
  return text
}
