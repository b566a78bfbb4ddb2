/** A random base-36 string; 13 characters for the state of a sign-in (AUTH-03). Works without a secure context. */
export function randomText(length = 13): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  // 252 is the greatest multiple of 36 in a byte: larger values would make the first digits more likely.
  return Array.from(bytes, (byte) => (byte < 252 ? (byte % 36).toString(36) : randomText(1))).join('')
}
