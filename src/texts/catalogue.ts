import { localBox } from '../lib/storage.ts'
import type { AccountTexts } from './accountKo.ts'
import type { EverydayTexts } from './everydayKo.ts'
import type { Texts } from './ko.ts'
import { koShell, type ShellTexts } from './koShell.ts'
import type { PickingTexts } from './pickingKo.ts'
import type { ShoppingTexts } from './shoppingKo.ts'

export const languages = ['ko', 'en'] as const
export type Language = (typeof languages)[number]

/** How much of a language a page speaks. */
export type Vocabularies = {
  everyday: EverydayTexts
  picking: EverydayTexts & PickingTexts
  shopping: EverydayTexts & ShoppingTexts
  whole: Texts
}
export type Vocabulary = keyof Vocabularies

const languageOf = (files: {
  everyday: () => Promise<EverydayTexts>
  picking: () => Promise<PickingTexts>
  shopping: () => Promise<ShoppingTexts>
  account: () => Promise<AccountTexts>
}): { [V in Vocabulary]: () => Promise<Vocabularies[V]> } => ({
  everyday: once(files.everyday),
  picking: once(async () => {
    const [everyday, picking] = await Promise.all([files.everyday(), files.picking()])
    return { ...everyday, ...picking }
  }),
  shopping: once(async () => {
    const [everyday, shopping] = await Promise.all([files.everyday(), files.shopping()])
    return { ...everyday, ...shopping }
  }),
  whole: once(async () => {
    const all = [files.everyday(), files.picking(), files.shopping(), files.account()] as const
    const [everyday, picking, shopping, account] = await Promise.all(all)
    return { ...everyday, ...picking, ...shopping, ...account }
  }),
})

const catalogues = {
  ko: languageOf({
    everyday: async () => (await import('./everydayKo.ts')).everydayKo,
    picking: async () => (await import('./pickingKo.ts')).pickingKo,
    shopping: async () => (await import('./shoppingKo.ts')).shoppingKo,
    account: async () => (await import('./accountKo.ts')).accountKo,
  }),
  en: languageOf({
    everyday: async () => (await import('./everydayEn.ts')).everydayEn,
    picking: async () => (await import('./pickingEn.ts')).pickingEn,
    shopping: async () => (await import('./shoppingEn.ts')).shoppingEn,
    account: async () => (await import('./accountEn.ts')).accountEn,
  }),
}

/** Fetched once; a failure can be tried again. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    if (underWay) return underWay
    const fetched = fetch()
    underWay = fetched
    fetched.then(
      // What has arrived is read at once: `use` looks for these two before it waits.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => (underWay = undefined),
    )
    return fetched
  }
}

/** What a page speaks: it brings it along. */
export const catalogue = <V extends Vocabulary>(language: Language, vocabulary: V): Promise<Vocabularies[V]> =>
  catalogues[language][vocabulary]()

/** What the first view needs: in Korean at hand, another language is fetched. */
export async function shellCatalogue(language: Language): Promise<ShellTexts> {
  return language === 'ko' ? koShell : (await import('./enShell.ts')).enShell
}

/** The choice that was kept; on a first visit Korean, whatever the browser asks for (CONST-05). */
export function keptLanguage(): Language {
  return localBox.read('language') === 'en' ? 'en' : 'ko'
}
