import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { designTokens } from '../scripts/generate/designTokens.ts'

const sheet = readFileSync('src/ui/tokens.css', 'utf8')
const tokens = designTokens(sheet)

const px = (value: number) => ({ value, unit: 'px' })

describe('design tokens', () => {
  test('every custom property of tokens.css is a token', () => {
    const names = new Set([...sheet.matchAll(/^ {4,6}--([\w-]+):/gm)].map(([, name]) => name))
    const exported = new Set(Object.values(tokens).flatMap((group) => Object.keys(group)))
    expect(exported).toEqual(names)
    expect(exported.size).toBeGreaterThan(150)
  })

  test('every alias leads to a token', () => {
    const aliases = [...JSON.stringify(tokens).matchAll(/"\{(\w+)\.([\w-]+)\}"/g)]
    expect(aliases.length).toBeGreaterThan(60)
    expect(aliases.filter(([, group = '', name = '']) => !tokens[group]?.[name]).map(([alias]) => alias)).toEqual([])
  })

  test.each([
    ['raw', 'pencil-400', { colorSpace: 'srgb', components: [1, 0.3529, 0.1882], alpha: 1 }],
    ['light', 'page', '{raw.gray-50}'],
    ['dark', 'page', '{raw.gray-950}'],
    ['dark', 'bar-mine', '{dark.mark}'],
    ['dark', 'scrim', { colorSpace: 'srgb', components: [0.0392, 0.0471, 0.0431], alpha: 0.62 }],
    ['base', 'space-4', { value: 1, unit: 'rem' }],
    ['base', 'time-slide', { value: 300, unit: 'ms' }],
    ['base', 'ease-out', [0.2, 0.8, 0.2, 1]],
    ['base', 'weight-strong', 600],
    ['base', 'text-5xl', { value: 3.5, unit: 'rem' }],
  ])('%s.%s', (group, name, value) => {
    expect(tokens[group]?.[name]?.$value).toEqual(value)
  })

  test('a shadow has its layers in the theme’s colours', () => {
    const layer = { color: '{raw.gray-800}', offsetX: px(0), offsetY: px(-1), blur: px(0), spread: px(0) }
    expect(tokens['dark']?.['shadow-bar']?.$value).toEqual([layer])
  })

  test('an unknown value is refused', () => {
    expect(() => designTokens(':root { --a: #000000; } :root { --b: #ffffff; } :root { --c: rotate(3deg); }')).toThrow(
      'Unknown value: rotate(3deg)',
    )
  })
})
