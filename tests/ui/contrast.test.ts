import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseColorTokens, resolveColors } from '../../.storybook/manager/tokens/colorTokens.ts'
import { contrastPairs } from '../../stories/support/contrastPairs.ts'
import { contrastRatio } from '../../stories/support/contrastRatio.ts'

const tokens = parseColorTokens(readFileSync('src/ui/tokens.css', 'utf8'))
const themes = ['light', 'dark'] as const

test('sees the pairs', () => {
  expect(contrastPairs.length).toBeGreaterThan(60)
})

describe.each(themes)('%s theme', (theme) => {
  const colors = resolveColors(tokens, theme)

  test.each(contrastPairs)('$ink on $ground has $minimum', ({ ink, ground, minimum }) => {
    expect(contrastRatio(colors.get(ink) ?? '', colors.get(ground) ?? '')).toBeGreaterThanOrEqual(minimum)
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
