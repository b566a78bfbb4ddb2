const NO_BREAK = '\u00A0'

/** The space before a last word of one or two letters, or before two of one. */
const last = / (?=[\p{L}\p{N}](?: ?[\p{L}\p{N}])?[^\p{L}\p{N}]*$)/gu
/** `볼 수 있어요`, and a Korean word of one syllable before the next: `몇 벌`, `더 담으면`. */
const pairs = / (?=수 [있없])|(?<=(?:^|\s)\p{Script=Hangul}) (?=\p{Script=Hangul})/gu

/** A text whose last line has three letters or more, by spaces without a break. */
export const joinLastWord = (text: string): string => text.replaceAll(last, NO_BREAK)

/** A text whose short words stay on the line of their neighbours. */
export const joinWords = (text: string): string => joinLastWord(text.replaceAll(pairs, NO_BREAK))
