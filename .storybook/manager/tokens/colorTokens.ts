export type Theme = 'light' | 'dark'

/** A color token of tokens.css: its value in each theme as the sheet has it, e.g. `#f1f3ef` or `var(--gray-50)`. */
export interface ColorToken {
  readonly name: string
  /** Raw tokens name a material and have one value for both themes. */
  readonly isRaw: boolean
  readonly group: string
  /** The index of its line in the sheet. */
  readonly line: number
  readonly light: string
  readonly dark: string
}

export type Values = Readonly<Record<Theme, string>>

/** The edited values of tokens, by name. */
export type Changes = ReadonlyMap<string, Values>

const declaration = /^ {4}(--[\w-]+): ([^;]+);/
const comment = /^ {4}\/\* ([\w ]+)/
const color = /^(#[\da-f]{6}|rgb\([^)]+\)|transparent)$/

/** The color tokens of tokens.css, in its order: raw ones and those with a meaning. */
export function parseColorTokens(sheet: string): ColorToken[] {
  const tokens = new Map<string, ColorToken>()
  let group = ''
  let isRaw = true
  const isColor = (value: string) => color.test(value) || tokens.has(referenceIn(value) ?? '')
  for (const [line, text] of sheet.split('\n').entries()) {
    if (text.includes('── Meaning')) isRaw = false
    const heading = comment.exec(text)?.[1]
    if (heading !== undefined) group = heading.trim()
    const [, name, value = ''] = declaration.exec(text) ?? []
    const [light = '', dark = ''] = pairIn(value)
    if (name !== undefined && isColor(light) && isColor(dark)) {
      tokens.set(name, { name, isRaw, group: isRaw ? 'raw' : group, line, light, dark })
    }
  }
  return [...tokens.values()]
}

const referenceIn = (value: string) => /^var\((--[\w-]+)\)$/.exec(value)?.[1]

/** The values for light and dark; both the same without `light-dark()`. */
function pairIn(value: string): readonly string[] {
  const inner = /^light-dark\((.+)\)$/.exec(value)?.[1]
  return inner === undefined ? [value, value] : inner.split(/,\s*(?![^(]*\))/)
}

/** `tokens` with the edited values; the others are the same objects. */
export const withChanges = (tokens: readonly ColorToken[], changes: Changes): ColorToken[] =>
  tokens.map((token) => {
    const values = changes.get(token.name)
    return values ? { ...token, ...values } : token
  })

/** The color of each token in a theme, its references followed. */
export function resolveColors(tokens: readonly ColorToken[], theme: Theme): ReadonlyMap<string, string> {
  const values = new Map(tokens.map((token) => [token.name, token[theme]]))
  const resolve = (value: string): string => {
    const name = referenceIn(value)
    return name === undefined ? value : resolve(values.get(name) ?? 'transparent')
  }
  return new Map(tokens.map((token) => [token.name, resolve(token[theme])]))
}

/** A value as it stands in a field: a token's name without its dashes, or a color. */
export const textOfValue = (value: string): string => referenceIn(value)?.slice(2) ?? value

/**
 * The value of a field's text: `#rrggbb`, `#rgb` or a raw token's name; for a token that is translucent, `rgb(r g b / a%)` too.
 * Undefined for anything else.
 */
export function valueOfText(text: string, token: ColorToken, tokens: readonly ColorToken[]): string | undefined {
  const word = text.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(word)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  if (/^#[\da-f]{6}$/.test(word)) return word
  if (isTranslucent(token) && /^(transparent|rgb\(\d+ \d+ \d+ \/ \d+%\))$/.test(word)) return word
  const name = `--${word.replace(/^--/, '')}`
  const isKnown = !token.isRaw && tokens.some((other) => other.isRaw && other.name === name)
  return isKnown ? `var(${name})` : undefined
}

/** Whether the sheet has an alpha for a token: an overlay. All others must stay opaque. */
const isTranslucent = ({ light, dark }: ColorToken) => [light, dark].some((value) => /^(rgb|transparent)/.test(value))

/** `#rrggbb` of a color, without its alpha, which a color input cannot show. */
export function hexOf(color: string): string {
  const channels = /^rgb\((\d+) (\d+) (\d+)/.exec(color)?.slice(1, 4)
  if (!channels) return color.startsWith('#') ? color : '#000000'
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** A picked `#rrggbb` with the alpha of the color that it replaces. */
export function withAlphaOf(color: string, hex: string): string {
  const alpha = /\/ (\d+%)\)$/.exec(color)?.[1]
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return alpha === undefined ? hex : `rgb(${channels.join(' ')} / ${alpha})`
}
