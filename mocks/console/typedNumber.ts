/** A typed whole number, with separators or without; NaN, which commands refuse, for any other text, the empty one too. */
export function typedNumber(text: string): number {
  const digits = text.trim().replaceAll(',', '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
