import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastPairs } from '../../stories/support/contrastPairs.ts'
import { contrastRatio } from '../../stories/support/contrastRatio.ts'
import { filesIn } from '../../scripts/shared/filesIn.ts'

const sheet = readFileSync('src/ui/tokens.css', 'utf8')
const values = new Map([...sheet.matchAll(/^ {4}(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]))
const themes = ['light', 'dark'] as const

/** The colour of a token in a theme, its references followed. */
function colorOf(name: string, theme: (typeof themes)[number]): string {
  const value = values.get(name)
  if (value === undefined) throw new Error(`tokens.css has no ${name}`)
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  const color = theme === 'light' ? light : dark
  const reference = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  return reference === undefined ? color : colorOf(reference, theme)
}

test('sees the pairs', () => {
  expect(contrastPairs.length).toBeGreaterThan(60)
})

describe.each(themes)('%s theme', (theme) => {
  test.each(contrastPairs)('$ink on $ground has $minimum', ({ ink, ground, minimum }) => {
    expect(contrastRatio(colorOf(ink, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(minimum)
  })
})

test('every colour of the components but the marks of the sign-in providers comes from tokens.css', () => {
  const sheets = filesIn('src', /(?<!LoginForm)\.module\.css$/)
  expect(sheets.length).toBeGreaterThan(30)
  for (const file of sheets) {
    const own = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []
    expect({ file, own }).toEqual({ file, own: [] })
  }
})
