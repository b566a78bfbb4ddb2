import { defineTexts } from './defineTexts.ts'

/** Apart from `common.ts`, whose characters are in the landing's font file. */
export const counterTexts = defineTexts({
  ko: { charactersLeft: (left: number) => `${left}자 남았어요` },
  en: { charactersLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left` },
})
