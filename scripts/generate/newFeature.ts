import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from '../shared/run.ts'
import type { Feature } from './feature.ts'
import { featureFiles } from './featureFiles.ts'
import { registrations } from './featureLines.ts'
import { featureTests } from './featureTests.ts'

/** Writes the files of a new feature and its lines in the files that name it. Returns the paths of both. Throws for one that exists. */
export async function createFeature(feature: Feature): Promise<Record<'files' | 'lists', readonly string[]>> {
  const files = { ...featureFiles(feature), ...featureTests(feature) }
  const taken = Object.keys(files).filter((file) => existsSync(file))
  if (taken.length > 0) throw new Error(`There is ${taken.join(', ')} already`)
  const lines = registrations(feature)
  // Nothing is written where a line has no place.
  const texts = new Map(Object.entries(files))
  for (const [file, before, line] of lines)
    texts.set(file, insertAfter(file, texts.get(file) ?? readFileSync(file, 'utf8'), before, line))
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const written = { files: Object.keys(files), lists: [...new Set(lines.map(([file]) => file))] }
  await run('oxfmt', Object.values(written).flat(), { quiet: true })
  return written
}

/** The text of a file with a line after the place that the pattern finds. */
export function insertAfter(file: string, text: string, before: RegExp, line: string): string {
  const found = before.exec(text)
  if (!found) throw new Error(`${file} has no place for ${line.trim()}`)
  const at = found.index + found[0].length
  return text.slice(0, at) + line + text.slice(at)
}
