import { languages, type Language } from './languages.ts'
import { readCounter, setCounter, type ReadonlyCounters } from './ids.ts'
import type { WriteTx } from './collections.ts'

/** The language of the texts that the seed and the scenarios write, and of the server's messages. */
export const languageOf = ({ counters }: { readonly counters: ReadonlyCounters }): Language =>
  languages[readCounter(counters, 'language') ?? 0] ?? 'ko'

/** Sets the language of a new world; Korean has no record. */
export function setLanguage(tx: Pick<WriteTx, 'counters'>, language: Language): void {
  if (language !== 'ko') setCounter(tx.counters, 'language', languages.indexOf(language))
}
