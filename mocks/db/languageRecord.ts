import { languages, type Language } from './languages.ts'
import { setCounter } from './ids.ts'
import type { ReadTx, WriteTx } from './tables.ts'

/** The language of the texts that the seed and the scenarios write, and of the server's messages. */
export const languageOf = (tx: Pick<ReadTx, 'counters'>): Language => languages[tx.counters.get('language')?.value ?? 0] ?? 'ko'

/** Sets the language of a new world; Korean has no record. */
export function setLanguage(tx: Pick<WriteTx, 'counters'>, language: Language): void {
  if (language !== 'ko') setCounter(tx.counters, 'language', languages.indexOf(language))
}
