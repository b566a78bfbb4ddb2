type Parsed = { readonly value: unknown } | { readonly problem: string }

/** A text as JSON, or what is wrong with it. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** JSON on several lines; any other text unchanged. */
export function formatJson(text: string): string {
  const parsed = parseJson(text)
  return 'value' in parsed ? JSON.stringify(parsed.value, null, 2) : text
}

/** An HTTP status that a reply can have; undefined for any other text. */
export function parseStatus(text: string): number | undefined {
  return /^[2-5]\d\d$/.test(text.trim()) ? Number(text) : undefined
}
