/** A second-level section of a Markdown document, from its heading to the next one or the end; empty if there is none. */
export function readSection(document: string, title: string): string {
  const [, ...rest] = document.split(`\n## ${title}\n`)
  if (rest.length === 0) return ''
  const [body = ''] = rest.join('').split('\n## ')
  return `\n## ${title}\n${body.trimEnd()}\n`
}

/** The document with this section in place of the one with the same title, or appended. */
export function writeSection(document: string, title: string, body: string): string {
  const old = readSection(document, title)
  const section = `\n## ${title}\n\n${body.trim()}\n`
  return old === '' ? `${document.trimEnd()}\n${section}` : document.replace(old.trimEnd(), () => section.trimEnd())
}
