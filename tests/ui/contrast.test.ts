import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '../../stories/support/contrastRatio.ts'

const sheet = readFileSync('src/ui/tokens.css', 'utf8')
const tokens = new Map(
  [...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].toReversed().map(([, name = '', value = '']) => [name, value]),
)
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** A token's color in a theme, computed from the style sheet. */
function colour(value: string, theme: Theme): string {
  const pair = /^light-dark\((.+?\)?|#\w+), (.+)\)$/.exec(value)
  if (pair) return colour((theme === 'light' ? pair[1] : pair[2]) ?? '', theme)
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return name === undefined ? value : colour(tokens.get(name) ?? `no ${name}`, theme)
}

const contrast = (ink: string, ground: string, theme: Theme) =>
  contrastRatio(colour(`var(--${ink})`, theme), colour(`var(--${ground})`, theme))

const cross = (inks: string[], grounds: string[]) =>
  inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]))
const paper = ['page', 'raised', 'sunken']
const rolls = ['mugwort', 'sky', 'apricot', 'lilac', 'mustard'].map((roll) => `seamless-${roll}`)

const words: [string, string][] = [
  ...cross(['text', 'text-muted', 'text-faint', 'mark-text', 'danger', 'success', 'warning', 'info'], paper),
  ...cross(['text-on-solid'], ['solid', 'solid-hover']),
  ...cross(['on-seamless', 'on-seamless-muted'], rolls),
  ...cross(['on-medal'], ['medal-1', 'medal-2', 'medal-3']),
  ...['danger', 'success', 'warning', 'info'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ['text-disabled', 'disabled'],
  ['text-on-mark', 'mark'],
  ['on-slate', 'seamless-slate'],
]
const signs: [string, string][] = [
  ...cross(['mark', 'line-strong', 'line-ink', 'focus', 'star'], paper),
  ...cross(['bar', 'bar-rest', 'bar-mine'], ['bar-track']),
  ['focus', 'focus-gap'],
  // On a picture of any color, the pencil line is next to its halo.
  ['mark', 'mark-halo'],
]

describe.each(themes)('%s theme', (theme) => {
  test.each(words)('words in --%s are readable on --%s', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(signs)('a sign in --%s stands out from --%s', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('every colour of the components comes from tokens.css', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))
  expect(sheets.length).toBeGreaterThan(30)
  for (const file of sheets) {
    const own = readFileSync(`src/${file}`, 'utf8').match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []
    expect({ file, own }).toEqual({ file, own: [] })
  }
})
