const digits = new Intl.NumberFormat('ko-KR')
const percent = new Intl.NumberFormat('ko-KR', { style: 'percent', maximumFractionDigits: 0 })

/** A count with separators, without its counter word: `1,284` (CONST-02). Both tongues write it alike. */
export function count(number: number): string {
  return digits.format(number)
}

/** A share of one as whole percent: `0.314` is `31%`. */
export function share(ratio: number): string {
  return percent.format(ratio)
}

/** A number of the film: two digits, `07`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
