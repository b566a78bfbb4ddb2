import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localBox } from '../lib/storage.ts'
import type { Texts } from './ko.ts'
import { koShell, type ShellTexts } from './koShell.ts'

export const languages = ['ko', 'en'] as const
export type Language = (typeof languages)[number]

type Spoken = { language: Language; texts: ShellTexts | Texts }
type Speech = Spoken & { speak: (language: Language) => void }

const Speech = createContext<Speech>({ language: 'ko', texts: koShell, speak: () => undefined })

/** What the first view needs: in Korean at hand, another language is fetched. */
export async function shellCatalogue(language: Language): Promise<ShellTexts> {
  return language === 'ko' ? koShell : (await import('./enShell.ts')).enShell
}

const underWay = new Map<Language, Promise<Texts>>()

/** The whole catalogue of a language, fetched once: pages bring it along. A failure can be tried again. */
export function catalogue(language: Language): Promise<Texts> {
  const known = underWay.get(language)
  if (known) return known
  const fetched = language === 'ko' ? import('./ko.ts').then(({ ko }) => ko) : import('./en.ts').then(({ en }) => en)
  underWay.set(language, fetched)
  fetched.then(
    // What has arrived is read at once: `use` looks for these two before it waits.
    (texts) => Object.assign(fetched, { status: 'fulfilled', value: texts }),
    () => underWay.delete(language),
  )
  return fetched
}

/** The choice that was kept; on a first visit Korean, whatever the browser asks for (CONST-05). */
export function keptLanguage(): Language {
  return localBox.read('language') === 'en' ? 'en' : 'ko'
}

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
        void catalogue(language).then((texts) => setSpoken({ language, texts }))
      },
    }),
    [spoken],
  )
  return <Speech value={speech}>{children}</Speech>
}

/** The words of the first view and of what stands round every page. */
export const useShellTexts = (): ShellTexts => use(Speech).texts

/** All words. Waits for them, once, where a page did not bring them along. */
export function useTexts(): Texts {
  const { language, texts } = use(Speech)
  return isWhole(texts) ? texts : use(catalogue(language))
}

const isWhole = (texts: ShellTexts | Texts): texts is Texts => 'errors' in texts

export function useLanguage(): Pick<Speech, 'language' | 'speak'> {
  return use(Speech)
}
