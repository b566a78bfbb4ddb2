const oneDecimal = new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Stars with one decimal: `4.5`, and `0.0` where nobody has rated yet (CONST-02). */
export function rating(stars: number): string {
  return oneDecimal.format(Number.isFinite(stars) ? stars : 0)
}
