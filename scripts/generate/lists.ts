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

/** The index of decisions. A decision says in its first paragraph by which other it was reversed or changed. */
export function decisionIndex(): Record<string, string> {
  const folder = 'docs/decisions'
  const names = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const rows = names.map((name) => {
    const [heading = '', , first = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n', 3)
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/.exec(heading) ?? []
    const [, verb, other] = /\b(Reversed|Changed) by \[(\d{4})\]/.exec(first) ?? []
    const status = verb === undefined ? 'holds' : `${verb === 'Reversed' ? 'reversed' : 'holds, changed'} by ${other}`
    return `| [${number}](${name}) | ${title} | ${status} |`
  })
  return {
    [`${folder}/README.md`]: `# Decisions

For those who ask why something is as it is, or want to change it. A decision says what was compared and what follows from it. Made by \`npm run generate -- decisions\` of the files beside it:
"Reversed by" or "Changed by" with a link, in the line below a title, is its status. A reversed one is five lines. A new one takes the next number; 0017 was never used.

| number | decision | status |
| --- | --- | --- |
${rows.join('\n')}
`,
  }
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
