import { readdirSync } from 'node:fs'

/** A path with `/`, which Windows writes as `\`. */
export const withSlashes = (path: string): string => path.replaceAll('\\', '/')

/** The files and folders below a folder whose path ends in this way, each with the folder's path before it, with `/` everywhere. */
export function filesIn(folder: string, ending = /$/): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => `${folder}/${withSlashes(name)}`).filter((path) => ending.test(path))
}
