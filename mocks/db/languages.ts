import { readCounter, setCounter, type Counters, type ReadonlyCounters } from './ids.ts'

/** The languages that a world's free texts can be in; the first one is the default. */
export const languages = ['ko', 'en'] as const
export type Language = (typeof languages)[number]

/** The language of the texts that the seed and the scenarios write, and of the server's messages. */
export const languageOf = ({ counters }: { readonly counters: ReadonlyCounters }): Language =>
  languages[readCounter(counters, 'language') ?? 0] ?? 'ko'

/** Sets the language of a new world; Korean has no record. */
export function setLanguage(tx: { readonly counters: Counters }, language: Language): void {
  if (language !== 'ko') setCounter(tx.counters, 'language', languages.indexOf(language))
}
