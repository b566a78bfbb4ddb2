import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Every story shows what these import: the sheets and the toolbar. */
const preview = '.storybook/preview.tsx'

/**
 * The files that differ from the last commit of the pictures in `folder`; undefined where git does not know. A file of the mocks
 * counts only if it is named by itself, since every story imports all of them.
 */
export function changedSince(folder: string): ReadonlySet<string> | undefined {
  const last = git('log', '-1', '--format=%H', '--', folder).trim()
  if (last === '') return undefined
  return new Set(`${git('diff', '--name-only', last)}${git('ls-files', '--others', '--exclude-standard')}`.trim().split('\n'))
}

function git(...words: string[]): string {
  return spawnSync('git', words, { encoding: 'utf8' }).stdout ?? ''
}

/** Whether a story file, or what it imports outside of the mocks, is one of the changed files. */
export function storyChanges(changed: ReadonlySet<string>): (storyFile: string) => boolean {
  const ofAll = [...importedBy(preview)]
  return (storyFile) => [...ofAll, ...importedBy(storyFile)].some((file) => changed.has(file))
}

/** A file and what it imports, directly or through others. */
function importedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || file.startsWith('mocks/') || !existsSync(file)) return found
  found.add(file)
  for (const name of namesIn(file)) {
    if (name.startsWith('.')) importedBy(normalize(join(dirname(file), name.replace(/\?.*$/, ''))), found)
  }
  return found
}

/** What a file imports, as it names it. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return [...text.matchAll(/@import (?:url\()?['"]([^'"]+)/g)].map(([, name = '']) => name)
  if (!/\.[jt]sx?$/.test(file)) return []
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
}
