import { safeLocalStorage } from '../../src/lib/storage.ts'
import type { Language } from '../../src/texts/defineTexts.ts'

/**
 * The language that the shop requested (Google's `hl`, the payment window's `languageView`), else the shop's own on this device:
 * the chosen one, or on a first visit the browser's (CONST-05).
 */
export function initialLanguage(fields: Readonly<Record<string, string>>): Language {
  const requested = fields['hl'] ?? fields['languageView'] ?? safeLocalStorage.read('language')
  const languages = [requested, ...navigator.languages].map((tag) => tag?.toLowerCase().split('-')[0])
  return languages.find((language) => language === 'ko' || language === 'en') ?? 'ko'
}
