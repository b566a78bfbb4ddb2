import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Every text that a pattern's groups and optional letters allow: `^a/(b|c)s?/` gives four. */
function expand(pattern: string): string[] {
  const group = /\(([^()]*)\)|(\w)\?/.exec(pattern)
  if (!group) return [pattern]
  const [text, choices = '', optional] = group
  const alternatives = optional === undefined ? choices.split('|') : ['', optional]
  return alternatives.flatMap((choice) =>
    expand(pattern.slice(0, group.index) + choice + pattern.slice(group.index + text.length)),
  )
}

/** The file or folder below the root that an expanded pattern names before its first wildcard. */
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
