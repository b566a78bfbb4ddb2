import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { toId, storyNameFromExport } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { sentenceCase } from '../.storybook/sentenceCase.ts'
import { patterns } from '../src/config/paths.ts'
import { productComponents, storiesId as idOf } from '../stories/productComponents.ts'
import { screens } from '../stories/screens.ts'
import { guides } from '../stories/guides/guides.ts'
import { filesIn } from '../scripts/shared/filesIn.ts'

const files = filesIn('stories', /\.stories\.tsx$/).map((file) => ({
  path: file.slice('stories/'.length).replace('.stories.tsx', ''),
  text: readFileSync(file, 'utf8'),
}))

const textsIn = (folders: RegExp) => files.filter(({ path }) => folders.test(path)).map(({ text }) => text)
const firstMatch = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

type Range = { readonly start: number; readonly end: number }

const exportsOf = (text: string) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
const storyIds = new Set(
  files.flatMap(({ path, text }) => exportsOf(text).map((name) => toId(idOf(path), storyNameFromExport(name)))),
)

/** The files of shared components, and whether a story file is theirs. */
const sharedFiles = [...filesIn('src/ui', /\.tsx$/), ...productComponents.map((name) => `src/${name}.tsx`)]
const isShared = (path: string) => path.startsWith('ui/') || productComponents.includes(path)

const componentNames = sharedFiles.flatMap((file) => exportedComponents(readFileSync(file, 'utf8')))

function exportedComponents(text: string): string[] {
  return [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name)
}

describe('names in Storybook', () => {
  test.each(files)('$path has a title in sentence case with its Korean name, and the id of its path', ({ path, text }) => {
    const title = firstMatch(text, /\btitle: '([^']+)',\s+id:/)
    for (const part of title.split('/')) expect(part).toMatch(/^[A-Z][^·]+ · .*\p{Script=Hangul}/u)
    for (const part of title.split('/')) expect(part.split(' · ')[0]).toBe(sentenceCase(part.split(' · ')[0] ?? ''))
    expect(firstMatch(text, /\btitle: '[^']+',\s+id: '([^']+)'/)).toBe(idOf(path))
  })

  test('tags are few: requirement ids are parameters', () => {
    const tags = files.flatMap(({ text }) => [...text.matchAll(/\btags: \[([^\]]*)\]/g)].map(([, list]) => list))
    expect(new Set(tags)).toEqual(new Set(["'!dev', '!autodocs'", "'core'"]))
  })

  test('every page and flow has a story that `npm test` runs, by the tag core', () => {
    const skipped = files.filter(({ path, text }) => /^(flows|pages)\//.test(path) && !text.includes("'core'"))
    expect(skipped.map(({ path }) => path)).toEqual([])
  })
})

describe('everything that can be seen has a story', () => {
  test.each(Object.keys(patterns))('the route %s', (name) => {
    const isNamed = new RegExp(`\\bpatterns\\.${name}\\b`)
    expect(textsIn(/^pages\//).some((text) => isNamed.test(text))).toBe(true)
  })

  test('every exported component that is shared', () => {
    const shared = files.filter(({ path }) => isShared(path) || path.startsWith('foundations/'))
    const stories = shared.map(({ text }) => text).join('\n')
    expect(componentNames.length).toBeGreaterThan(60)
    expect(componentNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(stories))).toEqual([])
  })

  test('every component with props has args, so that its controls are not empty', () => {
    const isWithoutProps = new Set(['ui/Wordmark'])
    const empty = files.filter(({ path, text }) => isShared(path) && !/^ *(const meta = .*)?args: \{/m.test(text))
    expect(empty.map(({ path }) => path).filter((path) => !isWithoutProps.has(path))).toEqual([])
  })
})

describe('the stories that are photographed', () => {
  test('are of every file of pages', () => {
    const pages = files.filter(({ path }) => path.startsWith('pages/')).map(({ path }) => idOf(path))
    const photographed = new Set(screens.map((story) => story.replace(/--.*/, '')))
    expect(
      pages.filter((page) => !photographed.has(page)),
      'give the main story `parameters: { screen: true }`',
    ).toEqual([])
  })
})

describe('documentation pages', () => {
  test('every shared component has a guide, and no guide is left over', () => {
    const shared = files.map(({ path }) => path).filter(isShared)
    expect(Object.keys(guides).toSorted()).toEqual(shared.map(idOf).toSorted())
  })

  test('no two files have the same name: the search lists them without their group', () => {
    const names = files.map(
      ({ text }) =>
        firstMatch(text, /\btitle: '([^']+)',\s+id:/)
          .split('/')
          .at(-1) ?? '',
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  const flows = files.filter(({ path }) => path.startsWith('flows/'))

  test('there are at least 15 flows', () => {
    expect(flows.length).toBeGreaterThanOrEqual(15)
  })

  test.each(flows)('$path has a page with a paragraph, and steps in whole words', ({ text }) => {
    const paragraph = firstMatch(text, /\/\*\*\n((?: \* .+\n)+) \*\/\nconst meta = /)
    expect(paragraph.replaceAll(' * ', '').length).toBeGreaterThan(100)
    const steps = [...text.matchAll(/\bstep\('([^']+)'/g)].map(([, label = '']) => label)
    expect(steps.length).toBeGreaterThanOrEqual(2)
    for (const label of steps) expect(label).toMatch(/^[A-Z].*\s/)
  })

  test('every shared component says what it is for', () => {
    const silent = sharedFiles.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      const isDescribed = (at: number) => lines[at - 1]?.endsWith('*/') ?? false
      return lines.filter((line, at) => /^export function [A-Z]/.test(line) && !isDescribed(at))
    })
    expect(silent).toEqual([])
  })

  test('every prop of a shared component says what it is for, a number also in what unit', () => {
    const props = sharedFiles.flatMap(readProps)
    expect(props.length).toBeGreaterThan(150)
    expect(props.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([])
    // Sizes and times have a unit; what is counted is named.
    const measures = props.filter(
      ({ name, type }) => type === 'number' && /height|width|size|time|delay|duration|Ms$|Px$/i.test(name),
    )
    expect(measures.filter(({ comment }) => !/\b(px|rem|ms|seconds)\b/.test(comment)).map(({ name }) => name)).toEqual([])
  })

  test('every guide says when to use it, and how by keyboard and with a screen reader', () => {
    const short = Object.entries(guides).flatMap(([id, { use, keyboard, screenReader }]) =>
      [use, keyboard, screenReader].some((text) => !/^[A-Z].{15,}\.$/s.test(text)) ? [id] : [],
    )
    expect(short).toEqual([])
  })

  test('every foundation has a page', () => {
    const pages = readdirSync('stories/foundations').filter((file) => file.endsWith('.mdx'))
    const names = ['Colors', 'Icons', 'Motion', 'Ring', 'Spacing', 'Texts', 'Typography', 'Voice']
    expect(pages).toEqual(expect.arrayContaining(names.map((name) => `${name}.mdx`)))
  })

  test('links lead to stories and pages that exist', () => {
    const pages = filesIn('stories', /\.mdx$/)
    const links = pages.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id = '']) => id),
    )
    const ids = new Set([
      ...storyIds,
      ...files.map(({ path }) => `${idOf(path)}--docs`),
      ...pages.map((file) => `${idOf(file.replace('.mdx', ''))}--docs`),
    ])
    expect(links.length + screens.length).toBeGreaterThan(40)
    expect([...links, ...screens].filter((id) => !ids.has(id))).toEqual([])
  })
})

/** The props of a file's exported components, each with the comment before it; `children` needs none. */
function readProps(file: string): { name: string; type: string; comment: string }[] {
  const text = readFileSync(file, 'utf8')
  const { program } = parseSync(file, text)
  const declared = new Map<string, Range>()
  const ranges: Range[] = []
  new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void declared.set(id.name, typeAnnotation),
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(declaration.id?.name ?? '')) return
      const [param] = declaration.params
      if (param && 'typeAnnotation' in param && param.typeAnnotation) ranges.push(param.typeAnnotation)
    },
  }).visit(program)
  const named = ranges.flatMap(({ start, end }) => text.slice(start, end).match(/\b[A-Z]\w+/g) ?? [])
  ranges.push(...named.flatMap((name) => declared.get(name) ?? []))
  let depth = 0
  const props: { name: string; type: string; comment: string }[] = []
  new Visitor({
    TSTypeLiteral: () => void (depth += 1),
    'TSTypeLiteral:exit': () => void (depth -= 1),
    TSPropertySignature: ({ key, start, end, typeAnnotation }) => {
      const isProp = depth === 1 && ranges.some((range) => range.start <= start && end <= range.end)
      const name = key.type === 'Identifier' ? key.name : ''
      if (!isProp || name === 'children') return
      const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, start))?.[1] ?? ''
      const type = typeAnnotation ? text.slice(typeAnnotation.start, typeAnnotation.end).replace(/^: */, '') : ''
      props.push({ name: `${file}: ${name}`, type, comment: comment.trim() })
    },
  }).visit(program)
  return props
}
