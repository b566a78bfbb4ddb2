const withoutBreak = (spaces: string) => spaces.replaceAll(' ', '\u00A0')

/** A text whose last line is no remnant: its last word of one or two letters is on the line of the one before. */
export const joinLastWord = (text: string): string => text.replace(/( \S{1,2})? (?=\S{1,2}[.!?…]? ?$)/, withoutBreak)

/** So are `볼 수 있어요`, and a Korean word of one syllable before the next: `몇 벌`, `더 담으면`. */
export const joinWords = (text: string): string =>
  joinLastWord(text.replaceAll(/ 수 (?=[있없])|(?<=(?:^|\s)[가-힣]) (?=[가-힣])/g, withoutBreak))
