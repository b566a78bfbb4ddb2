type Theme = 'light' | 'dark'
type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

/** A token of the Design Tokens Format Module (W3C community group, 2025.10). */
export interface Token {
  readonly $type: string
  readonly $value: Value
  /** The CSS value, where the format cannot express it. */
  readonly $extensions?: { readonly 'css.value': string }
}

export type Tokens = Readonly<Record<string, Readonly<Record<string, Token>>>>

interface Declaration {
  readonly name: string
  readonly value: string
}

/**
 * The tokens of `tokens.css`: `raw` colours, the meaning colours of each theme with aliases to them, and `base` for the rest.
 * Throws for a value that it does not know.
 */
export function designTokens(sheet: string): Tokens {
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  // Overrides by media queries and by the header's state are left out.
  const [rules = ''] = text.split('@media')
  const [raw = '', colours = '', base = ''] = [...rules.matchAll(/:root[^{]*\{([^}]*--[^}]*)\}/g)].map(([, body]) => body)
  const rawNames = new Set(declarations(raw).map(({ name }) => name))
  const group = (body: string, theme: Theme) =>
    Object.fromEntries(declarations(body).map(({ name, value }) => [name, token(name, themed(value, theme), theme, rawNames)]))
  return {
    raw: group(raw, 'light'),
    light: group(colours, 'light'),
    dark: group(colours, 'dark'),
    base: group(base, 'light'),
  }
}

const declarations = (body: string): Declaration[] =>
  [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' ').trim(),
  }))

/** Replaces each `light-dark(a, b)` by the value of the theme. */
function themed(value: string, theme: Theme): string {
  const start = value.indexOf('light-dark(')
  if (start === -1) return value
  const open = start + 'light-dark'.length
  const end = closing(value, open)
  const [light = '', dark = ''] = split(value.slice(open + 1, end))
  return themed(value.slice(0, start) + (theme === 'light' ? light : dark) + value.slice(end + 1), theme)
}

function closing(value: string, open: number): number {
  let depth = 0
  for (let at = open; at < value.length; at++) {
    if (value[at] === '(') depth += 1
    if (value[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`Not closed: ${value}`)
}

/** Splits at commas outside parentheses. */
const split = (value: string) => value.split(/,(?![^(]*\))/).map((part) => part.trim())

function token(name: string, value: string, theme: Theme, raw: ReadonlySet<string>): Token {
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (alias !== undefined) return { $type: 'color', $value: `{${raw.has(alias) ? 'raw' : theme}.${alias}}` }
  const colour = parseColour(value)
  if (colour) return { $type: 'color', $value: colour }
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: split(value).map((part) => shadow(part, theme, raw)) }
  return plainToken(name, value)
}

function plainToken(name: string, value: string): Token {
  if (name.startsWith('font-')) return { $type: 'fontFamily', $value: families(value) }
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) }
  const bezier = /^cubic-bezier\((.+)\)$/.exec(value)?.[1]
  if (bezier !== undefined) return { $type: 'cubicBezier', $value: split(bezier).map(Number) }
  const [, amount = '', unit = ''] = /^(-?[\d.]+)(rem|px|ms|s)?$/.exec(value) ?? []
  if (unit === 'ms' || unit === 's') return { $type: 'duration', $value: { value: Number(amount), unit } }
  if (unit !== '') return { $type: 'dimension', $value: { value: Number(amount), unit } }
  if (amount !== '') return { $type: 'number', $value: Number(amount) }
  return approximated(value)
}

/** A list cannot contain an alias: the gothic's own fallbacks are left out of the edge print's. */
const families = (value: string) =>
  split(value)
    .filter((family) => !family.startsWith('var('))
    .map((family) => family.replaceAll("'", ''))

/** Fluid sizes by their smallest one, ratios and letter spacing as numbers, with the CSS beside it. */
function approximated(value: string): Token {
  const $extensions = { 'css.value': value }
  const smallest = /^(?:max\()?clamp\(([\d.]+)rem,/.exec(value)?.[1]
  if (smallest !== undefined) return { $type: 'dimension', $value: { value: Number(smallest), unit: 'rem' }, $extensions }
  const [, width, height] = /^(\d+) \/ (\d+)$/.exec(value) ?? []
  if (width !== undefined) return { $type: 'number', $value: Number(width) / Number(height), $extensions }
  const em = /^(-?[\d.]+)em$/.exec(value)?.[1]
  if (em !== undefined) return { $type: 'number', $value: Number(em), $extensions }
  if (value.startsWith('env(')) return { $type: 'dimension', $value: { value: 0, unit: 'px' }, $extensions }
  throw new Error(`Unknown value: ${value}`)
}

/** `#rrggbb`, `rgb(r g b / a%)` or `transparent`; undefined for anything else. */
function parseColour(value: string): Value | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)
  if (hex)
    return srgb(
      hex.slice(1).map((pair) => Number.parseInt(pair, 16)),
      1,
    )
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)
  if (rgb) return srgb(rgb.slice(1, 4).map(Number), Number(rgb[4]) / 100)
  return value === 'transparent' ? srgb([0, 0, 0], 0) : undefined
}

const srgb = (bytes: readonly number[], alpha: number): Value => ({
  colorSpace: 'srgb',
  components: bytes.map((byte) => Math.round((byte / 255) * 10_000) / 10_000),
  alpha,
})

const px = (amount: number): Value => ({ value: amount, unit: 'px' })

function shadow(value: string, theme: Theme, raw: ReadonlySet<string>): Value {
  const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(value) ?? []
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.trim().split(' ').map(Number.parseFloat)
  return {
    color: token('', colour, theme, raw).$value,
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  }
}
