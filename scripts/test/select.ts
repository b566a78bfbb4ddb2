import { readdirSync, readFileSync } from 'node:fs'

/** The stages that run test files, and whether a file is one of theirs. */
const owners = {
  unit: (file: string) => /^tests\/.*\.test\.tsx?$/.test(file) && !/\.browser\.test\.ts$|^tests\/engines\//.test(file),
  stories: (file: string) => /^tests\/.*\.browser\.test\.ts$|^stories\/.*\.stories\.tsx$/.test(file),
  e2e: (file: string) => /^tests\/e2e\/.*\.spec\.ts$/.test(file),
  pages: (file: string) => /^tests\/pages\/.*\.spec\.ts$/.test(file),
  site: (file: string) => /^tests\/site\/.*\.spec\.ts$/.test(file),
  axe: (file: string) => /^stories\/.*\.stories\.tsx$/.test(file),
  engines: (file: string) => /^tests\/engines\/.*\.test\.ts$/.test(file),
}

export interface Selection {
  /** The test files to run, by stage; a stage without any does not run. */
  readonly files: ReadonlyMap<string, readonly string[]>
  /** A part of the tests' titles, where the words are in no path. */
  readonly title: string | undefined
}

/**
 * The test files whose path has one of the words, in small or capital letters; if none has, the tests whose title has them,
 * such as a requirement's id.
 */
export function selectTests(words: readonly string[]): Selection {
  const all = ['tests', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const byPath = group(all.filter((file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase()))))
  if (byPath.size > 0) return { files: byPath, title: undefined }
  const title = words.join(' ')
  const tests = all.filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file))
  return { files: group(tests.filter((file) => readFileSync(file, 'utf8').includes(title))), title }
}

const group = (files: readonly string[]) =>
  new Map(
    Object.entries(owners).flatMap(([stage, owns]) => {
      const own = files.filter(owns)
      return own.length > 0 ? [[stage, own] as const] : []
    }),
  )
