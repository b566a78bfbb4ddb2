import { parseJson } from '../../db/parseJson.ts'

/** JSON on several lines; any other text unchanged. */
export function formatJson(text: string): string {
  const parsed = parseJson(text)
  return parsed ? JSON.stringify(parsed.value, null, 2) : text
}

/** An HTTP status that a reply can have; undefined for any other text. */
export function parseStatus(text: string): number | undefined {
  return /^[2-5]\d\d$/.test(text.trim()) ? Number(text) : undefined
}
