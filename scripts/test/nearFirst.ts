import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * With `--changed`, the test files named after what has changed run first, so that a fault shows within seconds:
 * of a change in `features/cart` the tests of the cart, before a hundred others that display one.
 */
export class NearFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { related = [], root } = this.ctx.config
    if (related.length === 0) return sorted
    const changed = related.map((file) => relative(root, file))
    const nearness = new Map(sorted.map((file) => [file, sharedNames(changed, relative(root, file.moduleId))]))
    const byNearness = sorted.toSorted((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0))
    // The files of a project stay together, since a worker is started anew between projects.
    const projects = [...new Set(byNearness.map(({ project }) => project))]
    return projects.flatMap((project) => byNearness.filter((file) => file.project === project))
  }
}

/** How many names the path of a test shares with the path of one of the changed files: `cart` of `CartLines.tsx`. */
export function sharedNames(changed: readonly string[], test: string): number {
  const names = namesIn(test)
  return Math.max(...changed.map((file) => [...namesIn(file)].filter((name) => names.has(name)).length))
}

function namesIn(path: string): ReadonlySet<string> {
  const names = path.match(/[A-Z]?[a-z]+/g) ?? []
  return new Set(names.map((name) => name.toLowerCase().replace(/s$/, '')).filter((name) => !general.has(name)))
}

const general = new Set(['src', 'feature', 'test', 't', 'tsx', 'store'])
