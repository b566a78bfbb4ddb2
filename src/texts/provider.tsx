import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localBox } from '../lib/storage.ts'
import { catalogue, type Language, type Vocabularies, type Vocabulary } from './catalogue.ts'
import type { Texts } from './ko.ts'
import { koShell, type ShellTexts } from './koShell.ts'

type Spoken = { language: Language; texts: ShellTexts | Texts }
type Speech = Spoken & { speak: (language: Language) => void }

const Speech = createContext<Speech>({ language: 'ko', texts: koShell, speak: () => undefined })

/** Texts for everything below, and the `lang` of the document. */
export function TextsProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])

  const speech = useMemo<Speech>(
    () => ({
      ...spoken,
      speak: (language) => {
        localBox.write('language', language)
        void catalogue(language, 'whole').then((texts) => setSpoken({ language, texts }))
      },
    }),
    [spoken],
  )
  return <Speech value={speech}>{children}</Speech>
}

/** The words of the first view and of what stands round every page. */
export const useShellTexts = (): ShellTexts => use(Speech).texts

/** The words of home, and of all pages. */
export const useTexts = (): Vocabularies['everyday'] => useVocabulary('everyday')

/** Those, and the words of the picking half. */
export const usePickingTexts = (): Vocabularies['picking'] => useVocabulary('picking')

/** The first, and the words of the shop and of reviews. */
export const useShoppingTexts = (): Vocabularies['shopping'] => useVocabulary('shopping')

/** All words. */
export const useAllTexts = (): Texts => useVocabulary('whole')

/** Waits for them, once, where a page did not bring them along. */
function useVocabulary<V extends Vocabulary>(vocabulary: V): Vocabularies[V] {
  const { language, texts } = use(Speech)
  return isWhole(texts) ? texts : use(catalogue(language, vocabulary))
}

const isWhole = (texts: ShellTexts | Texts): texts is Texts => 'payment' in texts

export function useLanguage(): Pick<Speech, 'language' | 'speak'> {
  return use(Speech)
}
