import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { folder as storedFolder, resultFolder } from './folders.ts'

interface Options {
  /** The names of every picture there should be. */
  readonly names: readonly string[]
  readonly folder?: string
  readonly results?: string
}

/** Stores the pictures below `path` as the last run took them, and removes those that are no longer taken. Returns their names. */
export function accept(path: string, { names, folder = storedFolder, results = resultFolder }: Options): string[] {
  const isBelow = below(path, folder)
  const found = [...pictureNamesIn(results).filter((name) => names.includes(name)), ...left(names, folder)].filter(isBelow)
  for (const name of found) {
    const file = join(folder, name)
    if (!names.includes(name)) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      cpSync(join(results, name), file)
    }
  }
  return found
}

/** Stored pictures that are no longer taken. */
export function left(names: readonly string[], folder = storedFolder): string[] {
  return pictureNamesIn(folder).filter((name) => !names.includes(name) && dirname(name) !== '.')
}

/** Whether a picture is the path or in it; a path that leads out of the folder of pictures is refused. */
function below(path: string, folder: string): (name: string) => boolean {
  const within = relative(resolve(folder), resolve(path))
  if (within.split(sep)[0] === '..' || resolve(folder, within) !== resolve(path))
    throw new Error(`${path} is not in ${folder}, where the pictures are.`)
  return (name) => within === '' || name === within || name.startsWith(`${within}${sep}`)
}

function pictureNamesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
}
