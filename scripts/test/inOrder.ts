import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs files in the order of `TEST_FILES`, a list that `npm test -- --changed` sets: the nearest first. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (process.env['TEST_FILES'] ?? '').split(' ')
    if (order.length === 1) return super.sort(files)
    const positionOf = ({ moduleId }: TestSpecification) => order.indexOf(relative(this.ctx.config.root, moduleId))
    const sorted = files.toSorted((a, b) => positionOf(a) - positionOf(b))
    // The files of a project stay together, since a worker is started anew between projects.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => sorted.filter((file) => file.project === project))
  }
}
