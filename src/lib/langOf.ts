const hangul = /\p{Script=Hangul}/u

/**
 * The language of a text that the interface does not write, for `lang` attributes: a server's, a shopper's. Korean where it has
 * Hangul, else English. None for an empty text.
 */
export function langOf(text: string | null | undefined): 'ko' | 'en' | undefined {
  if (!text) return undefined
  return hangul.test(text) ? 'ko' : 'en'
}
