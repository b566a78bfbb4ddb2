import type { CreateEntry, Entry, Log } from './log.ts'
import { WorldRows, type Rows, type Step } from './worldRows.ts'

/** Steps that are committed together. */
type Batch = { readonly steps: Step[]; readonly committed: Promise<void> }

/**
 * The log of a named world in an open lmdb database, which no other process may write to. A step sees the entries before it
 * immediately, while they are being written: steps that arrive during a commit form the next commit. A failed commit also
 * fails the steps after it, since they saw its entries.
 */
export class LmdbLog implements Log {
  onDeleted?: () => void
  readonly #rows: WorldRows
  /** The newest version on disk, once known: most reads need nothing newer. */
  #stored: number | undefined
  #committing: Batch | undefined
  #gathering: Batch | undefined

  constructor(rows: Rows, world: string) {
    this.#rows = new WorldRows(rows, world)
  }

  async read(version: number): Promise<readonly Entry[]> {
    return this.#after(version)
  }

  async append(version: number, createEntry: CreateEntry): Promise<Entry | undefined> {
    try {
      const entry = createEntry(this.#after(version))
      if (entry) this.#add({ clears: entry.start !== undefined, entry })
      return entry
    } finally {
      await this.settled()
    }
  }

  async replaceAll(beginning: (last: number) => Entry): Promise<void> {
    this.#add({ clears: true, entry: beginning(this.#lastVersion()) })
    await this.settled()
  }

  /** Deletes the world. A later request starts it again from the seed. */
  async remove(): Promise<void> {
    this.#add({ clears: true, entry: undefined })
    this.onDeleted?.()
    await this.settled()
  }

  async settled(): Promise<void> {
    await (this.#gathering ?? this.#committing)?.committed
  }

  #add(step: Step): void {
    this.#gathering ??= this.#gather()
    this.#gathering.steps.push(step)
  }

  #gather(): Batch {
    const steps: Step[] = []
    const turn = this.#committing?.committed ?? Promise.resolve()
    const batch: Batch = { steps, committed: turn.then(() => this.#commit(batch)) }
    return batch
  }

  /** After it resolves, killing the process loses nothing of it. */
  async #commit(batch: Batch): Promise<void> {
    this.#committing = batch
    this.#gathering = undefined
    try {
      await this.#rows.commit(batch.steps)
      this.#stored = batch.steps.at(-1)?.entry?.version ?? 0
      this.#committing = undefined
    } catch (error) {
      this.#committing = this.#gathering = this.#stored = undefined
      this.onDeleted?.()
      throw error
    }
  }

  #pending(): Step[] {
    return [...(this.#committing?.steps ?? []), ...(this.#gathering?.steps ?? [])]
  }

  #after(version: number): readonly Entry[] {
    const pending = this.#pending()
    const cleared = pending.findLastIndex(({ clears }) => clears)
    const entries = pending.slice(Math.max(cleared, 0)).flatMap(({ entry }) => entry ?? [])
    const stored = cleared < 0 ? this.#storedAfter(version) : []
    // A commit may be visible, and folded, before its promise resolves.
    const last = stored.at(-1)?.version ?? version
    return [...stored, ...entries.filter((entry) => entry.version > last)]
  }

  #storedAfter(version: number): readonly Entry[] {
    if (this.#stored !== undefined && version >= this.#stored) return []
    const entries = this.#rows.after(version)
    this.#stored = entries.at(-1)?.version ?? version
    return entries
  }

  #lastVersion(): number {
    const last = this.#pending().at(-1)
    return last ? (last.entry?.version ?? 0) : this.#rows.lastVersion()
  }
}
