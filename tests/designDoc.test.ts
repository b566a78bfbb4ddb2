import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const doc = readFileSync('docs/design.md', 'utf8')
const exportsOf = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

const filesOf = (folders: readonly string[], end: string) =>
  folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`)).filter((file) => file.endsWith(end))

test('docs/design.md names every shared component and every situation of its stories', () => {
  const components = filesOf(['src/ui', 'src/components'], '.tsx').flatMap((file) =>
    exportsOf(file, /^export function ([A-Z]\w+)/gm),
  )
  const situations = filesOf(['stories/ui', 'stories/components'], '.tsx').flatMap((file) =>
    exportsOf(file, /^export const (\w+)/gm),
  )
  expect(components.length).toBeGreaterThan(40)
  expect(situations.length).toBeGreaterThan(150)
  const words = new Set(doc.match(/\w+/g))
  expect([...components, ...situations].filter((name) => !words.has(name))).toEqual([])
})
