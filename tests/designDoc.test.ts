import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productComponents } from '../stories/productComponents.ts'

const doc = readFileSync('docs/design.md', 'utf8')
const exportsOf = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** The files of shared components, or their stories. */
const filesOf = (root: 'src' | 'stories', end: string) =>
  [
    ...readdirSync(`${root}/ui`, { recursive: true, encoding: 'utf8' }).map((file) => `ui/${file}`),
    ...productComponents.map((name) => name + end),
  ]
    .filter((file) => file.endsWith(end))
    .map((file) => `${root}/${file}`)

/** The first cells of the table of components. */
const rows = new Set([...doc.matchAll(/^\| (\w+) +\|/gm)].map(([, name]) => name))

const storyFiles = filesOf('stories', '.stories.tsx')

describe('docs/design.md', () => {
  test('has a row for every component with stories', () => {
    expect(storyFiles.length).toBeGreaterThan(40)
    expect(storyFiles.map((file) => basename(file, '.stories.tsx')).filter((name) => !rows.has(name))).toEqual([])
  })

  test('names every shared component, in the first cell of a row or as code', () => {
    const components = filesOf('src', '.tsx').flatMap((file) => exportsOf(file, /^export function ([A-Z]\w+)/gm))
    expect(components.length).toBeGreaterThan(40)
    const asCode = new Set([...doc.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(components.filter((name) => !rows.has(name) && !asCode.has(name))).toEqual([])
  })
})
