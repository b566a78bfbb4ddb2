/**
 * The text fields of a submitted form in any encoding. Browsers do not send the charset, and Korean payment providers use
 * EUC-KR: text that is valid UTF-8 and contains only Hangul or ASCII is UTF-8, everything else EUC-KR. Node decodes the 2,350
 * syllables of the standard, browsers all 11,172. Throws if the body is not a form.
 */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return textsOf(await request.formData())
  const pairs = (await request.text())
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => bytesOf(pair))
  const decoder = new TextDecoder(isUtf8(pairs.flat()) ? 'utf-8' : 'euc-kr')
  return Object.fromEntries(pairs.map(([name, value]) => [decoder.decode(name), decoder.decode(value)]))
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

function bytesOf(pair: string): [name: Uint8Array, value: Uint8Array] {
  const end = pair.indexOf('=')
  return end < 0 ? [unescaped(pair), new Uint8Array()] : [unescaped(pair.slice(0, end)), unescaped(pair.slice(end + 1))]
}

function unescaped(text: string): Uint8Array {
  const chars = text
    .replaceAll('+', ' ')
    .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Uint8Array.from(chars, (char) => char.charCodeAt(0))
}

/** Some EUC-KR pairs are valid UTF-8 too, but they decode to Latin or Arabic letters, never to Hangul. */
function isUtf8(texts: readonly Uint8Array[]): boolean {
  try {
    const text = texts.map((bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).join('')
    return /[가-힣]/.test(text) || !/[\u0080-\u07ff]/.test(text)
  } catch {
    return false
  }
}
