import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productComponents } from '../stories/productComponents.ts'

const doc = readFileSync('docs/design.md', 'utf8')
const exportsOf = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** The files of shared components, or their stories. */
const filesOf = (root: 'src' | 'stories', end: string) =>
  [...readdirSync(`${root}/ui`).map((file) => `ui/${file}`), ...productComponents.map((name) => name + end)]
    .filter((file) => file.endsWith(end))
    .map((file) => `${root}/${file}`)

/** The table of components: its first cell, and the stories in its last one. */
const rows = new Map(
  doc
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(1, -1).split('|'))
    .filter((cells) => cells.length === 3)
    .map(([name = '', , stories = '']) => [name.trim(), stories.split(',').map((story) => story.trim())]),
)

const storyFiles = filesOf('stories', '.stories.tsx')

describe('docs/design.md', () => {
  test('sees the stories', () => {
    expect(storyFiles.length).toBeGreaterThan(40)
    expect(storyFiles.flatMap((file) => exportsOf(file, /^export const (\w+)/gm)).length).toBeGreaterThan(150)
  })

  test.each(storyFiles)('has a row with every story of %s, and no other', (file) => {
    expect(rows.get(basename(file, '.stories.tsx'))?.toSorted()).toEqual(exportsOf(file, /^export const (\w+)/gm).toSorted())
  })

  test('names every shared component, in the first cell of a row or as code', () => {
    const components = filesOf('src', '.tsx').flatMap((file) => exportsOf(file, /^export function ([A-Z]\w+)/gm))
    expect(components.length).toBeGreaterThan(40)
    const asCode = new Set([...doc.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(components.filter((name) => !rows.has(name) && !asCode.has(name))).toEqual([])
  })
})
