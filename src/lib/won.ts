/** Whole won only: fractions of a won do not exist. */
const digits = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 })
const suffix: Record<string, string> = { ko: '원', en: ' won' }

/** Won with separators and suffix: `12,900원`, in English `12,900 won`; a reduction keeps its sign, `-2,000원` (CONST-02). */
export function won(amount: number, language = 'ko'): string {
  // Negative zero would show as a reduction of nothing.
  return `${digits.format(amount || 0)}${suffix[language] ?? suffix['ko']}`
}
