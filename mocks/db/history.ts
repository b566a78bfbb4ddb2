import type { Id, Row } from './derivedIndex.ts'
import type { Change } from './log.ts'

/** The records that all steps together remember: older steps are forgotten. */
const MAX_RECORDS = 20_000

type Step = { readonly from: number; readonly to: number; readonly before: readonly Change[] }

/** The latest changes of a world with the records before them, so that an earlier state can be exported. */
export class History {
  readonly #steps: Step[] = []
  #records = 0

  /** Stores the records before an entry of the change log, which changed the world from version `from` to `to`. */
  add(from: number, to: number, before: readonly (readonly [table: string, id: Id, record: Row | undefined])[]): void {
    this.#steps.push({ from, to, before: before.map(([table, id, record]) => [table, id, record ?? null]) })
    this.#records += before.length
    while (this.#records > MAX_RECORDS) this.#records -= this.#steps.shift()?.before.length ?? this.#records
  }

  clear(): void {
    this.#steps.length = 0
    this.#records = 0
  }

  /** The changes that lead from version `to` back to `version`; undefined if the history does not reach back to it. */
  undo(version: number, to: number): readonly Change[] | undefined {
    if (version === to) return []
    const first = this.#steps.findIndex(({ from }) => from === version)
    if (first === -1 || this.#steps.at(-1)?.to !== to) return undefined
    const records = new Map<string, Change>()
    // The oldest record of each id is the last one set.
    const changes = this.#steps.slice(first).flatMap(({ before }) => before)
    for (const change of changes.toReversed()) {
      records.set(JSON.stringify([change[0], change[1]]), change)
    }
    return [...records.values()]
  }
}
