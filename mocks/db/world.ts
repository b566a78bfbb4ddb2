import { createTables, type TablesOf, type TableClasses, type ReadTxOf, type WriteTxOf } from './tableClasses.ts'
import { parseChanges, fold, isSettled, UnreadableLog, type Change, type Entry, type Log } from './log.ts'
import type { Store, Write } from './table.ts'
import type { Row } from './derivedIndex.ts'

/** Makes the records every world begins with: the same ones for the same `start` (ms), for they are not in the log. */
export type Seed<K extends TableClasses> = (tables: WriteTxOf<K>, start: number) => void

/** Rules do not wait: a promise would outlive the transaction. */
export type Sync<T> = T extends PromiseLike<unknown> ? never : T

type PendingChanges = { readonly change: Change; readonly before: Row | undefined }[]

/** Tables in memory that follow the change log: `new World(log, { picks: Picks, counters: Table<Counter> }, seed)`. */
export class World<K extends TableClasses> {
  readonly log: Log
  /** Called after unreadable storage was replaced by a fresh log. */
  onRepair?: (reason: UnreadableLog) => void
  readonly #tableClasses: K
  readonly #seed: Seed<K>
  readonly #real: () => number
  /** Absent until the world has begun: the log's first entry says when. */
  #tables: TablesOf<K> | undefined
  #byName = new Map<string, Store>()
  #version = 0
  #pendingChanges: PendingChanges | undefined
  #isSeeding = false

  constructor(log: Log, classes: K, seed: Seed<K> = () => {}, real: () => number = Date.now) {
    this.log = log
    this.#tableClasses = classes
    this.#seed = seed
    this.#real = real
    log.onDeleted = () => {
      this.#tables = undefined
      this.#version = 0
    }
  }

  /** Runs `rule` on all that any window has acknowledged so far. */
  async read<T>(rule: (tables: ReadTxOf<K>) => Sync<T>): Promise<T> {
    const news = await this.log.read(this.#version)
    const tables = isReadable(() => this.#apply(news)) ? this.#tables : undefined
    if (!tables) return this.transaction(rule)
    const reply = rule(tables)
    return (await isSettled(this.log)) ? reply : this.read(rule)
  }

  /** Runs `rule`; its changes are stored as one before this resolves. If it throws, or storing fails, nothing has changed. */
  async transaction<T>(rule: (tables: WriteTxOf<K>) => Sync<T>): Promise<T> {
    for (;;) {
      const outcomes: { reply: T }[] = []
      await this.#append((beginning, tables) => {
        if (!tables) return beginning
        const changes = this.#dryRun(() => outcomes.push({ reply: rule(tables) }))
        return changes.length > 0 ? { version: beginning.version, changes: JSON.stringify(changes) } : undefined
      })
      const [outcome] = outcomes
      if (outcome) return outcome.reply
      // This transaction wrote the beginning: the rule comes after it.
    }
  }

  /** When this world began (ms), and all that differs from its seed, as JSON: to attach to a bug report. */
  async export(): Promise<string> {
    await this.read(() => null)
    const { start = 0, changes } = fold(await this.log.read(0))
    return `{"start":${start},"changes":${changes}}`
  }

  /** Makes this world, in every window, what was exported. Throws, and changes nothing, where the text is no export. */
  async import(exported: string): Promise<void> {
    const { start, changes }: { start?: unknown; changes?: unknown } = Object(JSON.parse(exported))
    if (typeof start !== 'number') throw new UnreadableLog('an export names its start')
    const text = JSON.stringify(parseChanges({ version: 0, changes: JSON.stringify(changes ?? null) }))
    await this.reset(start, text)
  }

  /**
   * The seed again, in every window, begun at `start` (ms); with `changes`, as a draft for the same start made them. A window
   * follows at its next request, this one too.
   */
  async reset(start: number = this.#real(), changes: string = '[]'): Promise<void> {
    await this.log.replaceAll((last) => ({ version: Math.max(this.#version, toSafeVersion(last)) + 1, changes, start }))
  }

  /** What `rule` would make of a fresh seed begun at `start` (ms): its changes as the log writes them. This world stays as it is. */
  draft<T>(start: number, rule: (tables: WriteTxOf<K>) => Sync<T>): { readonly changes: string; readonly made: T } {
    const lastChanges = new Map<string, Change>()
    const { byName, tables } = createTables(this.#tableClasses, (name, id, record) => {
      lastChanges.set(`${name}:${id}`, [name, id, record ?? null])
      byName.get(name)?.set(id, record)
    })
    this.#seed(tables, start)
    lastChanges.clear()
    const made = rule(tables)
    return { changes: JSON.stringify([...lastChanges.values()]), made }
  }

  /** Shows `step` how this world could begin anew, and its tables where it has begun. */
  async #append(step: (beginning: Entry, tables: WriteTxOf<K> | undefined) => Entry | undefined): Promise<void> {
    const damages: UnreadableLog[] = []
    const entry = await this.log.append(this.#version, (news) => {
      const isWhole = isReadable(
        () => this.#apply(news),
        (damage) => damages.push(damage),
      )
      const version = Math.max(this.#version, lastVersion(news)) + 1
      return step({ version, changes: '[]', start: this.#real() }, isWhole ? this.#tables : undefined)
    })
    // It was applied before where a later step saw it; the world may have been removed since.
    if (entry && (this.#tables || entry.start !== undefined)) this.#apply([entry])
    for (const damage of damages) this.onRepair?.(damage)
  }

  #apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!(entry.version > this.#version)) continue
      const changes = parseChanges(entry)
      if (entry.start !== undefined) this.#start(entry.start)
      if (!this.#tables) throw new UnreadableLog('the change log has lost its beginning')
      for (const [table, id, record] of changes) this.#byName.get(table)?.set(id, record ?? undefined)
      this.#version = entry.version
    }
  }

  /** Runs a rule on the tables, then rolls its changes back: they are applied again once they are stored. */
  #dryRun(rule: () => void): Change[] {
    const attempt: PendingChanges = []
    this.#pendingChanges = attempt
    try {
      rule()
      return attempt.map(({ change }) => change)
    } finally {
      this.#pendingChanges = undefined
      for (const { change, before } of attempt.toReversed()) this.#byName.get(change[0])?.set(change[1], before)
    }
  }

  #start(start: number): void {
    const { byName, tables } = createTables(this.#tableClasses, this.#write)
    this.#byName = byName
    this.#isSeeding = true
    try {
      this.#seed(tables, start)
    } finally {
      this.#isSeeding = false
    }
    for (const table of byName.values()) table.clearIndexes()
    this.#tables = tables
  }

  readonly #write: Write = (name, id, record) => {
    const table = this.#byName.get(name)
    if (!this.#isSeeding) {
      if (!this.#pendingChanges) throw new Error(`${name}: written outside a transaction`)
      this.#pendingChanges.push({ change: [name, id, record ?? null], before: table?.get(id) })
    }
    table?.set(id, record)
  }
}

function isReadable(follow: () => void, onDamage: (reason: UnreadableLog) => void = () => {}): boolean {
  try {
    follow()
    return true
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error
    onDamage(error)
    return false
  }
}

function lastVersion(entries: readonly Entry[]): number {
  return toSafeVersion(entries.at(-1)?.version ?? 0)
}

/** 0 for a version that is no safe integer, as a damaged log may hold. */
function toSafeVersion(version: number): number {
  return Number.isSafeInteger(version) ? version : 0
}
