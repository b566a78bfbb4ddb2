import { defineTexts } from '../../texts/defineTexts.ts'

/** Of prices; the landing, which loads the common texts, shows none. */
export const catalogueTexts = defineTexts({
  ko: { listPrice: '정가' },
  en: { listPrice: 'List price' },
})
