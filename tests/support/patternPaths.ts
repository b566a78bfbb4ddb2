import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** All texts that match a pattern of groups and optional letters: `^a/(b|c)s?/` expands to four. */
function expand(pattern: string): string[] {
  const group = /\(([^()]*)\)|(\w)\?/.exec(pattern)
  if (!group) return [pattern]
  const [text, choices = '', optional] = group
  const alternatives = optional === undefined ? choices.split('|') : ['', optional]
  return alternatives.flatMap((choice) =>
    expand(pattern.slice(0, group.index) + choice + pattern.slice(group.index + text.length)),
  )
}

/** The file or folder of an expanded pattern, up to its first wildcard, relative to the root. */
function pathIn(pattern: string): string {
  const [, file] = /^\^([\w/-]+(?:\\?\.\w+)+)\$$/.exec(pattern) ?? []
  if (file !== undefined) return file.replaceAll('\\', '')
  const [, folder = ''] = /^\^([\w/-]*\/)/.exec(pattern) ?? []
  return folder
}

/** The files and folders of the repository that a rule's patterns name. */
export function pathsNamedBy({ from, to }: IRegularForbiddenRuleType): string[] {
  const patterns = [from.path, from.pathNot, to.path, to.pathNot].flatMap((pattern) => pattern ?? [])
  return [...new Set(patterns.flatMap(expand).map(pathIn))].filter((path) => path !== '')
}
