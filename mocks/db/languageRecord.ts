import { languages, type Language } from './languages.ts'
import { setCounter, type ReadonlyCounterTable } from './ids.ts'
import type { WriteTx } from './tables.ts'

/** The language of the texts that the seed and the scenarios write, and of the server's messages. */
export const languageOf = ({ counters }: { readonly counters: ReadonlyCounterTable }): Language =>
  languages[counters.get('language')?.value ?? 0] ?? 'ko'

/** Sets the language of a new world; Korean has no record. */
export function setLanguage(tx: Pick<WriteTx, 'counters'>, language: Language): void {
  if (language !== 'ko') setCounter(tx.counters, 'language', languages.indexOf(language))
}
