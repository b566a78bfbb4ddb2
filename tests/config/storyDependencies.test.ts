import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { dependencies } from '../../.storybook/dependencies.ts'
import { filesIn } from '../../scripts/shared/filesIn.ts'

/** Prebundled by Storybook's presets, and what Storybook itself provides. */
const isStorybooksOwn = (name: string) => /^(react|react-dom|storybook|@storybook)(\/|$)/.test(name)

const stories = filesIn('stories', /\.stories\.tsx$/)

test('Storybook prebundles every package that its stories load', () => {
  const packages = new Set<string>()
  const seen = new Set<string>()
  for (const file of ['.storybook/preview.tsx', ...stories]) visit(file)
  expect(seen.size).toBeGreaterThan(500)
  expect([...packages].filter((name) => !isStorybooksOwn(name)).toSorted()).toEqual(dependencies.toSorted())

  function visit(file: string) {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) packages.add(name)
      else if (/\.tsx?$/.test(name)) visit(join(dirname(file), name))
    }
  }
})

/** The specifiers of a module's imports and re-exports, without those of types. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value])),
    ),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
}
