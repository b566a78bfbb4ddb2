import { safeLocalStorage } from '../../src/lib/storage.ts'
import type { Language } from '../../src/texts/defineTexts.ts'

/** The language that the shop requested (Google's `hl`, the payment window's `languageView`), else the shop's own on this device. */
export function initialLanguage(fields: Readonly<Record<string, string>>): Language {
  const language = fields['hl'] ?? fields['languageView'] ?? safeLocalStorage.read('language') ?? 'ko'
  return language.toLowerCase().startsWith('en') ? 'en' : 'ko'
}
