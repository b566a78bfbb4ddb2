import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from '../mocks/scenarios/catalogue.ts'
import { filesIn } from '../scripts/shared/filesIn.ts'

const pages = ['docs', 'docs/generated'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
)
const documents = ['README.md', ...pages]
const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)
const commands: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
/** `list` opens the gallery, `shared` a world from a link; the third is the example of a new scenario. */
const scenarioIds = new Set(['list', 'shared', 'faults', 'home-picked-twice', ...scenarios.map(({ id }) => id)])
/** Files that readers create: the example of how-to.md, and their own handlers. */
const isExample = (path: string) => /announcements|wishlist|local\.ts$/i.test(path)

test.each(pages)('%s says in its first words whom it is for', (document) => {
  expect(readFileSync(document, 'utf8').split('\n')[2]).toMatch(/^For /)
})

test.each([...documents, ...decisions])('%s has links that lead somewhere', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(((?!https?:)[^)\s]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([])
})

/** Whether there is such a file, and a heading in it where the link names one. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return false
  return anchor === undefined || headingsOf(readFileSync(file, 'utf8')).includes(anchor)
}

/** The headings of a document as their links name them. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each([...documents, ...decisions, 'stories/Overview.mdx', '.ci/run', '.github/workflows/site.yml'])(
  '%s names only commands that exist',
  (document) => {
    const text = readFileSync(document, 'utf8')
    const named = [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, script, own]) => script ?? own ?? '')
    expect(named.filter((name) => commands[name] === undefined)).toEqual([])
    const files = [...text.matchAll(/\b(?:tsx|node) ((?:scripts|tests|tools|mocks)\/[\w./-]+)/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const filters = [...text.matchAll(/npx vitest run ((?:tests\/[\w./-]+ ?)+)/g)].flatMap(([, words = '']) =>
      words.trim().split(' '),
    )
    expect(filters.filter((filter) => !testFiles.some((file) => file.startsWith(filter)))).toEqual([])
  },
)

const testFiles = filesIn('tests')

test('README.md names every command of package.json, of which there are at most twenty', () => {
  const text = readFileSync('README.md', 'utf8')
  const names = Object.keys(commands)
  expect(
    names.filter(
      (name) => !text.includes(`\`npm run ${name}`) && !text.includes(`\`npm ${name}`) && !text.includes(`\`${name}\``),
    ),
  ).toEqual([])
  expect(names.length).toBeLessThanOrEqual(20)
})

test.each(documents)('%s names only files that exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(/`((?:src|mocks|stories|tests|scripts|tools)\/[\w./-]+)/g)].map(
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
  const dispatching = filesIn('src', /\.tsx?$/).filter((path) =>
    [/Effect\(/, /\bdispatch\(/].every((words) => words.test(readFileSync(path, 'utf8'))),
  )
  expect(new Set(dispatching)).toEqual(new Set(listed))
})
