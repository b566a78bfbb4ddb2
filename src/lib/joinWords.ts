/** `볼 수 있어요`; a Korean word of one syllable before the next (`몇 벌`, `더 담으면`); a last word of one or two letters. */
const gaps = / (?=수 [있없])|(?<=(?:^|\s)\p{Script=Hangul}) (?=\p{Script=Hangul})| (?=[\p{L}\p{N}]{1,2}\p{P}*$)/gu

/** A text whose short words stay on the line of their neighbours, by spaces without a break. */
export function joinWords(text: string): string {
  return text.replaceAll(gaps, '\u00A0')
}
