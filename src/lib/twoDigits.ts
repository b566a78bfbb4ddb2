/** At least two digits: `7` is `07`. Apart from `format.ts`, whose formatters a visitor's landing does not need. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
