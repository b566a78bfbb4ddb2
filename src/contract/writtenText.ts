import * as v from 'valibot'

/** What can be seen: no space, control, filler or zero-width sign. U+2800 is an empty braille cell, U+1D159 an empty note head. */
const visible = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/u

/**
 * Signs without a meaning at the ends of a text. Not those that belong to a neighbour there: joiners and variation selectors
 * (emoji), fillers of old Hangul (U+115F, U+1160), signs of direction.
 */
const outer = /[\p{White_Space}\p{Cc}\u00ad\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0]/u

/** Whether a text shows nothing: spaces, fillers, zero-width signs (OPEN-23). */
export const isBlank = (text: string): boolean => !visible.test(text)

/** A text as it is stored and sent: NFC, its ends trimmed, empty if it shows nothing (OPEN-23). */
export function written(text: string): string {
  if (isBlank(text)) return ''
  let [start, end] = [0, text.length]
  while (outer.test(text.charAt(start))) start += 1
  while (outer.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end).normalize('NFC')
}

/** A text without the fillers and zero-width signs that no neighbour needs: its length is what a reader counts. */
export const withoutFillers = (text: string): string =>
  text.replaceAll(/[\u00ad\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0]/g, '')

/** A text as searches compare it: without regard to its form and to upper case. */
export const searchText = (text: string): string => written(text).toLowerCase()

/** `written` as an action of valibot; one of its own type, since documents omit every check after a `v.transform`. */
export function toWritten(): v.BaseTransformation<string, string, never> {
  return {
    kind: 'transformation',
    type: 'written',
    reference: toWritten,
    async: false,
    '~run': ({ value }) => ({ typed: true, value: written(value) }),
  }
}

/** Typed text: as `written` makes it, not blank, without a lone surrogate, which JSON cannot carry unchanged. */
export const writtenText = (maxLength: number) =>
  v.pipe(
    v.string(),
    toWritten(),
    v.minLength(1),
    v.maxLength(maxLength),
    v.check((text) => !/\p{Surrogate}/u.test(text)),
  )
