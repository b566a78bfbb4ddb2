/** A text as JSON; undefined for any other. What is wrong with it engines say in English, and each in other words. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** JSON on several lines; any other text unchanged. */
export function formatJson(text: string): string {
  const parsed = parseJson(text)
  return parsed ? JSON.stringify(parsed.value, null, 2) : text
}

/** An HTTP status that a reply can have; undefined for any other text. */
export function parseStatus(text: string): number | undefined {
  return /^[2-5]\d\d$/.test(text.trim()) ? Number(text) : undefined
}
