import type { IModule } from 'dependency-cruiser'

/** The folders that each sibling folder imports from, by the parent folder. */
type SiblingImports = Map<string, Map<string, Set<string>>>

/** The sibling folders that contain two files, and their parent; undefined if both files are in the same one. */
function siblingsOf(file: string, imported: string): { parent: string; from: string; to: string } | undefined {
  const [fromPath, toPath] = [file.split('/'), imported.split('/')]
  const fork = fromPath.findIndex((name, depth) => name !== toPath[depth])
  const isAmongFolders = fork > 0 && fork < fromPath.length - 1 && fork < toPath.length - 1
  if (!isAmongFolders) return undefined
  return { parent: fromPath.slice(0, fork).join('/'), from: fromPath[fork] ?? '', to: toPath[fork] ?? '' }
}

function siblingImports(modules: readonly IModule[]): SiblingImports {
  const imports: SiblingImports = new Map()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const siblings = siblingsOf(source, resolved)
      if (!siblings) continue
      const { parent, from, to } = siblings
      const folders = imports.get(parent) ?? new Map<string, Set<string>>()
      imports.set(parent, folders.set(from, (folders.get(from) ?? new Set()).add(to)))
    }
  }
  return imports
}

function canReach(folders: ReadonlyMap<string, ReadonlySet<string>>, start: string, target: string): boolean {
  const reached = new Set([start])
  for (const folder of reached) for (const next of folders.get(folder) ?? []) reached.add(next)
  return reached.has(target)
}

/** Imports between sibling folders that are part of a cycle, e.g. `src/features: session → cart`. */
export function folderCycles(modules: readonly IModule[]): string[] {
  return [...siblingImports(modules)].flatMap(([parent, folders]) =>
    [...folders].flatMap(([from, imported]) =>
      [...imported].filter((to) => canReach(folders, to, from)).map((to) => `${parent}: ${from} → ${to}`),
    ),
  )
}
