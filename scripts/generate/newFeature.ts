import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from '../shared/run.ts'
import { trace } from '../trace/trace.ts'
import { featureFiles, registrations } from './featureFiles.ts'

/** Writes the files of a new feature, with a page at `/NAME`, and its lines in the lists. Returns the paths of the files. */
export async function createFeature(name: string): Promise<readonly string[]> {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`${name}: a name is in camel case, e.g. announcements`)
  const { next } = trace('.')
  const free = (area: string) => next.find((id) => id.startsWith(`${area}-`)) ?? `${area}-01`
  const feature = { name, api: free('API'), seen: free('ACCT') }
  const files = featureFiles(feature)
  const taken = Object.keys(files).filter((file) => existsSync(file))
  if (taken.length > 0) throw new Error(`There is ${taken.join(', ')} already`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [file, before, line] of registrations(feature))
    writeFileSync(file, insertAfter(file, readFileSync(file, 'utf8'), before, line))
  const lists = registrations(feature).map(([file]) => file)
  await run('oxfmt', [...Object.keys(files), ...new Set(lists)], { quiet: true })
  return Object.keys(files)
}

/** The text of a file with a line after the place that the pattern finds. */
export function insertAfter(file: string, text: string, before: RegExp, line: string): string {
  const found = before.exec(text)
  if (!found) throw new Error(`${file} has no place for ${line.trim()}`)
  const at = found.index + found[0].length
  return text.slice(0, at) + line + text.slice(at)
}
