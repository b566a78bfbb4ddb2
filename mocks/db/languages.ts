/** The languages that a world's free texts can be in; the first one is the default. */
export const languages = ['ko', 'en'] as const
export type Language = (typeof languages)[number]
