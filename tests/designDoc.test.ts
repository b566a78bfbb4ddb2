import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const doc = readFileSync('docs/design.md', 'utf8')
const exportsOf = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

test('docs/design.md names every component and every situation', () => {
  const components = readdirSync('src/ui')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => exportsOf(`src/ui/${file}`, /^export function ([A-Z]\w+)/gm))
  const situations = readdirSync('stories/ui').flatMap((file) => exportsOf(`stories/ui/${file}`, /^export const (\w+)/gm))
  expect(components.length).toBeGreaterThan(40)
  const words = new Set(doc.match(/\w+/g))
  expect([...components, ...situations].filter((name) => !words.has(name))).toEqual([])
})
