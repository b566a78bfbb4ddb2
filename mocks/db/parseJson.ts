/** A text as JSON; undefined for any other. What is wrong with it engines say in English, and each in other words. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
