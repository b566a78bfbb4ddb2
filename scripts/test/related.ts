import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { filesIn } from '../shared/filesIn.ts'

/** Folders and endings, without the s of a plural, which do not tell what a file is about. */
const general = new Set(['src', 'mock', 'storie', 'feature', 'ui', 'text', 'test', 'spec', 'e', 't', 'tsx', 'css'])

const importOf = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+)/g

/** The files that differ from the last commit, new ones included. */
export function changedFiles(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames'], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
}

/**
 * The files of `tests` that import a changed file, over any number of files, or whose path has a name in common with one,
 * nearest first: by the number of names in common, then of those with a file that imports it, then by the imports between.
 */
export function relatedTests(changed: readonly string[], tests: readonly string[]): string[] {
  const distances = distancesTo(changed)
  const users = [...distances].flatMap(([file, distance]) => (distance === 1 ? [file] : []))
  const near = tests.map((file) => {
    const distance = distances.get(file) ?? Infinity
    return { file, names: sharedNames(changed, file), usersNames: sharedNames(users, file), distance }
  })
  return near
    .filter(({ names, distance }) => names > 0 || distance < Infinity)
    .toSorted((a, b) => b.names - a.names || b.usersNames - a.usersNames || a.distance - b.distance)
    .map(({ file }) => file)
}

/** How many imports lie between a file and the nearest changed one; files that import none are not in it. */
function distancesTo(changed: readonly string[]): ReadonlyMap<string, number> {
  const importers = readImporters()
  const distances = new Map(changed.map((file) => [file, 0]))
  // A Map is iterated in the order of insertion, also over what is added meanwhile.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const folder of ['src', 'mocks', 'scripts', 'stories', 'tests', '.storybook'])
    for (const file of filesIn(folder, /\.tsx?$/))
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importOf)) {
        const imported = join(dirname(file), path)
        importers.set(imported, [...(importers.get(imported) ?? []), file])
      }
  return importers
}

/** How many names the path of a test shares with that of a changed file, at the most: one, `cart`, with `CartLine.tsx`. */
function sharedNames(changed: readonly string[], test: string): number {
  const names = namesIn(test)
  return Math.max(0, ...changed.map((file) => [...namesIn(file)].filter((name) => names.has(name)).length))
}

function namesIn(path: string): ReadonlySet<string> {
  const names = path.match(/[A-Z]?[a-z]+/g) ?? []
  return new Set(names.map((name) => name.toLowerCase().replace(/s$/, '')).filter((name) => !general.has(name)))
}
