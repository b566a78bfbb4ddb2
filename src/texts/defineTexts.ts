export const languages = ['ko', 'en'] as const
export type Language = (typeof languages)[number]

/** The same texts in both languages: English must have the type of Korean. */
export const defineTexts = <T>(texts: { ko: T; en: NoInfer<T> }): { ko: T; en: T } => texts

/** At least two digits, as episodes are numbered: `7` is `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** What `useTexts` returns: `TextsOf<typeof cartTexts>`. */
export type TextsOf<T extends { ko: unknown }> = T['ko']
