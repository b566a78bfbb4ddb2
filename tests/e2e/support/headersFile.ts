import { existsSync, readFileSync } from 'node:fs'

type Rule = { readonly pattern: string; readonly headers: Record<string, string> }

/** The rules of a `_headers` file, as Netlify and Cloudflare Pages read it; none without the file. */
export function readHeadersFile(file: string): readonly Rule[] {
  if (!existsSync(file)) return []
  const rules: Rule[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value })
    else if (line.trim() !== '') rules.push({ pattern: line.trim(), headers: {} })
  }
  return rules
}

/** The headers of a path by all rules that match it; a star stands at a pattern's end only. */
export function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}
