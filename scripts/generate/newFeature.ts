import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { run } from '../shared/run.ts'
import type { Feature } from './feature.ts'
import { featureFiles } from './featureFiles.ts'
import { registrations } from './featureLines.ts'

/** Writes the files of a new feature and its lines in the lists. Returns the paths of both. */
export async function createFeature(folder: string, page?: string): Promise<Record<'files' | 'lists', readonly string[]>> {
  const feature = newFeature(folder, page)
  const files = featureFiles(feature)
  const taken = Object.keys(files).filter((file) => existsSync(file))
  if (taken.length > 0) throw new Error(`There is ${taken.join(', ')} already`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const lines = registrations(feature)
  for (const [file, before, line] of lines) writeFileSync(file, insertAfter(file, readFileSync(file, 'utf8'), before, line))
  const written = { files: Object.keys(files), lists: [...new Set(lines.map(([file]) => file))] }
  await run('oxfmt', Object.values(written).flat(), { quiet: true })
  return written
}

/** A feature of the next free ids, by its folder below `src/features`. */
export function newFeature(folder: string, page = `/${basename(folder)}`): Feature {
  if (!/^([a-z][a-zA-Z]*\/)*[a-z][a-zA-Z]*$/.test(folder))
    throw new Error(`${folder}: a name is in camel case, e.g. announcements`)
  if (!/^(\/[a-z-]+)+$/.test(page)) throw new Error(`${page}: an address begins with /, e.g. /account/announcements`)
  const requirements = readFileSync('docs/requirements.md', 'utf8')
  const free = (area: string, skipped = 0) => {
    const taken = [...requirements.matchAll(new RegExp(`^- ${area}-(\\d+) `, 'gm'))].map(([, number]) => Number(number))
    return `${area}-${String(Math.max(0, ...taken) + 1 + skipped).padStart(2, '0')}`
  }
  const ids = { list: free('API'), add: free('API', 1), remove: free('API', 2), seen: free('ACCT') }
  return { name: basename(folder), folder, page, ids }
}

/** The text of a file with a line after the place that the pattern finds. */
export function insertAfter(file: string, text: string, before: RegExp, line: string): string {
  const found = before.exec(text)
  if (!found) throw new Error(`${file} has no place for ${line.trim()}`)
  const at = found.index + found[0].length
  return text.slice(0, at) + line + text.slice(at)
}
