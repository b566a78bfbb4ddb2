import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarios } from '../mocks/scenarios/catalogue.ts'

const documents = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))]
/** `list` opens the gallery, `shared` a world from a link; the third is the example of a new scenario. */
const scenarioIds = new Set(['list', 'shared', 'home-picked-twice', ...scenarios.map(({ id }) => id)])
/** Files that readers create: the example of how-to.md, and their own handlers. */
const isExample = (path: string) => /notices|local\.ts$/i.test(path)

test.each(documents)('%s names only files that exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(/`((?:src|mocks|stories|tests|scripts)\/[\w./-]+)/g)].map(
    ([, path = '']) => path.replace(/[./]+$/, ''),
  )
  expect(paths.filter((path) => !isExample(path) && !existsSync(path))).toEqual([])
})

test.each(documents)('%s names only scenarios that exist', (document) => {
  const ids = [...readFileSync(document, 'utf8').matchAll(/[?&]scenario=([a-z][\w-]*)/g)].map(([, id = '']) => id)
  expect(ids.filter((id) => !scenarioIds.has(id))).toEqual([])
})

test('docs/architecture.md lists the files with effects that dispatch', () => {
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  const [section = ''] = architecture.slice(architecture.indexOf('### Effects that dispatch')).split('\n###', 1)
  const listed = [...section.matchAll(/^\| `([\w./-]+)`/gm)].map(([, path]) => path)
  const dispatching = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `src/${path}`)
    .filter((path) => [/Effect\(/, /\bdispatch\(/].every((words) => words.test(readFileSync(path, 'utf8'))))
  expect(new Set(dispatching)).toEqual(new Set(listed))
})
