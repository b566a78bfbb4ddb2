import { readdirSync, readFileSync } from 'node:fs'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'

const withSection = (file: string, title: string, body: string) => ({
  [file]: writeSection(readFileSync(file, 'utf8'), title, body),
})

/** The catalogue in docs/scenarios.md. */
export function scenarioTable(): Record<string, string> {
  const rows = scenarios.map(({ id, title, persona }) => `| \`${id}\` | ${title.en} | ${persona ?? 'visitor'} |`)
  return withSection('docs/scenarios.md', 'The catalogue', ['| id | title | who |', '| --- | --- | --- |', ...rows].join('\n'))
}

/** In docs/decisions/README.md the list of those that hold. A decision says in its first paragraph by which other it was changed. */
export function decisionIndex(): Record<string, string> {
  const folder = 'docs/decisions'
  const names = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const rows = names.map((name) => {
    const [heading = '', , first = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n', 3)
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/.exec(heading) ?? []
    const change = /\bChanged by \[(\d{4})\]/.exec(first)?.[1]
    return `| [${number}](${name}) | ${title} | ${change === undefined ? '' : `by ${change}`} |`
  })
  return withSection(
    `${folder}/README.md`,
    'What holds',
    ['| number | decision | changed |', '| --- | --- | --- |', ...rows].join('\n'),
  )
}

/** The examples of docs/msw.md: below `<!-- FILE: WORDS -->` the lines of the file from the one that begins with the words. */
export function mswExamples(): Record<string, string> {
  const file = 'docs/msw.md'
  const text = readFileSync(file, 'utf8').replaceAll(
    /(<!-- (\S+): (.+) -->\n+```ts\n)[^]*?(?=```)/g,
    (_, head: string, source: string, words: string) => `${head}${linesFrom(source, words)}\n`,
  )
  return { [file]: text }
}

/** To the next empty line, or the end of the block; without their common indentation. */
function linesFrom(file: string, words: string): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const start = lines.findIndex((line) => line.trimStart().startsWith(words))
  const indentation = /^ */.exec(lines[start] ?? '')?.[0] ?? ''
  const end = lines.findIndex((line, at) => at > start && (line === '' || !line.startsWith(indentation)))
  if (start < 0) throw new Error(`docs/msw.md: ${file} has no line that begins with ${words}`)
  return lines
    .slice(start, end)
    .map((line) => line.slice(indentation.length))
    .join('\n')
}

/** A second-level section of a Markdown document, from its heading to the next one or the end; empty if there is none. */
function readSection(document: string, title: string): string {
  const [, ...rest] = document.split(`\n## ${title}\n`)
  if (rest.length === 0) return ''
  const [body = ''] = rest.join('').split('\n## ')
  return `\n## ${title}\n${body.trimEnd()}\n`
}

/** The document with this section in place of the one with the same title, or appended. */
function writeSection(document: string, title: string, body: string): string {
  const old = readSection(document, title)
  const section = `\n## ${title}\n\n${body.trim()}\n`
  return old === '' ? `${document.trimEnd()}\n${section}` : document.replace(old.trimEnd(), () => section.trimEnd())
}
