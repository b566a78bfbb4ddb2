import { readFileSync } from 'node:fs'
import { relatedTests } from './related.ts'
import { filesIn } from '../shared/filesIn.ts'

/** The stages that run test files, and whether a file is one of theirs. */
const owners = {
  unit: (file: string) => /^tests\/.*\.test\.tsx?$/.test(file) && !/\.browser\.test\.ts$|^tests\/engines\//.test(file),
  stories: (file: string) => /^tests\/.*\.browser\.test\.ts$|^stories\/.*\.stories\.tsx$/.test(file),
  e2e: (file: string) => /^tests\/e2e\/.*\.spec\.ts$/.test(file),
  site: (file: string) => /^tests\/site\/.*\.spec\.ts$/.test(file),
  axe: (file: string) => /^stories\/.*\.stories\.tsx$/.test(file),
  engines: (file: string) => /^tests\/engines\/.*\.test\.ts$/.test(file),
}

export interface Selection {
  /** The test files to run, by stage; a stage without any does not run. */
  readonly files: ReadonlyMap<string, readonly string[]>
  /** A part of the tests' titles, where the words are in no path. */
  readonly title?: string
  /** How many files of `--changed` only the full run tests. */
  readonly left?: number
}

/** Most files of a stage that `--changed` runs: those of a browser take longest. */
const nearest: Readonly<Record<string, number>> = { unit: 24, stories: 8, e2e: 4 }

/**
 * The test files whose path has one of the words, in small or capital letters; if none has, the tests whose title has them,
 * such as a requirement's id.
 */
export function selectTests(words: readonly string[]): Selection {
  const all = testFiles()
  const byPath = byStage(all.filter((file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase()))))
  if (byPath.size > 0) return { files: byPath }
  const title = words.join(' ')
  return { files: byStage(all.filter((file) => readFileSync(file, 'utf8').includes(title))), title }
}

/** The tests that these files touch, the nearest of each stage. */
export function selectRelated(changed: readonly string[]): Selection {
  const related = byStage(relatedTests(changed, testFiles()))
  const files = new Map(
    Object.entries(nearest).flatMap(([stage, most]) => {
      const own = related.get(stage) ?? []
      return own.length > 0 ? [[stage, own.slice(0, most)] as const] : []
    }),
  )
  const count = (lists: ReadonlyMap<string, readonly string[]>) =>
    Object.keys(nearest).flatMap((stage) => lists.get(stage) ?? []).length
  return { files, left: count(related) - count(files) }
}

const testFiles = () => ['tests', 'stories'].flatMap((folder) => filesIn(folder, /\.(test|spec|stories)\.tsx?$/))

const byStage = (files: readonly string[]) =>
  new Map(
    Object.entries(owners).flatMap(([stage, owns]) => {
      const own = files.filter(owns)
      return own.length > 0 ? [[stage, own] as const] : []
    }),
  )
