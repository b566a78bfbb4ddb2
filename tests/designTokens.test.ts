import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designTokens } from '../scripts/generate/designTokens.ts'

test('every custom property of tokens.css is a token, and every alias leads to one; an unknown value is refused', () => {
  const sheet = readFileSync('src/ui/tokens.css', 'utf8')
  const tokens = designTokens(sheet)
  const names = [...sheet.matchAll(/^ {4,6}--([\w-]+):/gm)].map(([, name]) => name)
  expect(new Set(Object.values(tokens).flatMap((group) => Object.keys(group)))).toEqual(new Set(names))
  const aliases = [...JSON.stringify(tokens).matchAll(/"\{(\w+)\.([\w-]+)\}"/g)]
  expect(aliases.length).toBeGreaterThan(60)
  for (const [, group = '', name = ''] of aliases) expect(tokens[group]).toHaveProperty(name)
  const unknown = ':root { --a: #000000; } :root { --b: #ffffff; } :root { --c: rotate(3deg); }'
  expect(() => designTokens(unknown)).toThrow('Unknown value: rotate(3deg)')
})
