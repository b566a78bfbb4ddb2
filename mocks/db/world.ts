import type { Language } from './languages.ts'
import { createTables, type TablesOf, type TableClasses, type ReadTxOf, type WriteTxOf } from './tableClasses.ts'
import { parseChanges, fold, isSettled, startOf, UnreadableLog, type Change, type Draft, type Entry, type Log } from './log.ts'
import { isReadable, lastVersion, nextVersion, parseExport } from './readLog.ts'
import type { Store, Write } from './table.ts'
import type { Row } from './derivedIndex.ts'

/**
 * Creates the initial records of every world: the same ones for the same `start` (ms) and language, since they are not in the
 * log. `load` loads what it needs for a language before it is called; undefined if that is loaded.
 */
export type Seed<K extends TableClasses> = {
  (tables: WriteTxOf<K>, start: number, language: Language): void
  readonly load?: (language: Language) => Promise<void> | undefined
}

/** Rules are synchronous: a promise would outlive the transaction. */
export type Sync<T> = T extends PromiseLike<unknown> ? never : T

type PendingChanges = { readonly change: Change; readonly before: Row | undefined }[]

/** In-memory tables that follow the change log: `new World(log, { picks: Picks, counters: Table<Counter> }, seed)`. */
export class World<K extends TableClasses> {
  readonly log: Log
  /** Called after an unreadable log was replaced by a new one. */
  onRepair?: (reason: UnreadableLog) => void
  readonly #tableClasses: K
  readonly #seed: Seed<K>
  readonly #real: () => number
  /** Of a new world. */
  readonly #language: Language
  /** Undefined until the world has started: the log's first entry contains its start. */
  #tables: TablesOf<K> | undefined
  #byName = new Map<string, Store>()
  #version = 0
  #pendingChanges: PendingChanges | undefined
  #isSeeding = false

  constructor(log: Log, classes: K, seed: Seed<K> = () => {}, real: () => number = Date.now, language: Language = 'ko') {
    this.log = log
    this.#tableClasses = classes
    this.#seed = seed
    this.#real = real
    this.#language = language
    log.onDeleted = () => {
      this.#tables = undefined
      this.#version = 0
    }
  }

  /** Runs `rule` on everything that any window has stored so far. */
  async read<T>(rule: (tables: ReadTxOf<K>) => Sync<T>): Promise<T> {
    const news = await this.log.read(this.#version)
    await this.#load(news)
    return isReadable(() => this.#apply(news)) ? this.readAgain(rule) : this.transaction(rule)
  }

  /** Like `read`, without asking the log again: for a request that has read this world since it arrived. */
  async readAgain<T>(rule: (tables: ReadTxOf<K>) => Sync<T>): Promise<T> {
    if (!this.#tables) return this.transaction(rule)
    const reply = rule(this.#tables)
    return (await isSettled(this.log)) ? reply : this.read(rule)
  }

  /**
   * Runs `rule`; its changes are stored as one entry before this resolves. If the rule throws or storing fails, nothing
   * changes.
   */
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
      // This transaction wrote the first entry: run the rule after it.
    }
  }

  /** The start of this world (ms), its language, and all differences from its seed, as JSON: to attach to a bug report. */
  async export(): Promise<string> {
    await this.read(() => null)
    const { start = 0, language = 'ko', changes } = fold(await this.log.read(0))
    return `{"start":${start},"language":"${language}","changes":${changes}}`
  }

  /** Replaces this world, in every window, by an exported one. Throws, without a change, if the text is not an export. */
  async import(exported: string): Promise<void> {
    const { start, language, changes } = parseExport(exported)
    await this.reset(start, changes, language)
  }

  /**
   * Restores the seed in every window, started at `start` (ms) in a language, by default that of a new world, and applies
   * `changes` of a draft with the same start and language. Every window, including this one, updates on its next request.
   */
  async reset(start = this.#real(), changes = '[]', language = this.#language): Promise<void> {
    await this.log.replaceAll((last) => ({ version: nextVersion(this.#version, last), changes, ...startOf(start, language) }))
  }

  /**
   * The changes that `rule` makes in a new seed started at `start` (ms) in a language, whose texts are loaded, in the log's
   * format. This world is unchanged.
   */
  draft<T>(start: number, language: Language, rule: (tables: WriteTxOf<K>) => Sync<T>): Draft<T> {
    const lastChanges = new Map<string, Change>()
    const { byName, tables } = createTables(this.#tableClasses, (name, id, record) => {
      lastChanges.set(`${name}:${id}`, [name, id, record ?? null])
      byName.get(name)?.set(id, record)
    })
    this.#seed(tables, start, language)
    lastChanges.clear()
    const made = rule(tables)
    return { changes: JSON.stringify([...lastChanges.values()]), made }
  }

  /** Calls `step` with an entry that would start this world again, and with its tables if it has started. */
  async #append(step: (beginning: Entry, tables: WriteTxOf<K> | undefined) => Entry | undefined): Promise<void> {
    const damages: UnreadableLog[] = []
    const note = (damage: UnreadableLog) => damages.push(damage)
    let loading: Promise<void> | undefined
    const entry = await this.log.append(this.#version, (news) => {
      damages.length = 0
      loading = this.#load(news)
      if (loading) return undefined
      const isWhole = isReadable(() => this.#apply(news), note)
      const version = nextVersion(this.#version, lastVersion(news))
      const next = step({ version, changes: '[]', ...startOf(this.#real(), this.#language) }, isWhole ? this.#tables : undefined)
      loading = next && this.#load([next])
      return loading ? undefined : next
    })
    if (loading) {
      await loading
      return this.#append(step)
    }
    // A later step may have applied it already; the world may have been removed since.
    if (entry && (this.#tables || entry.start !== undefined)) this.#apply([entry])
    for (const damage of damages) this.onRepair?.(damage)
  }

  /** Loads what the seed of a world that starts in these entries needs, before it is made: a seed is synchronous. */
  #load(entries: readonly Entry[]): Promise<void> | undefined {
    const languages = entries.flatMap(({ start, language = 'ko' }) => (start === undefined ? [] : language))
    return languages.map((language) => this.#seed.load?.(language)).find((loading) => loading !== undefined)
  }

  #apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!(entry.version > this.#version)) continue
      const changes = parseChanges(entry)
      if (entry.start !== undefined) this.#start(entry.start, entry.language)
      if (!this.#tables) throw new UnreadableLog('the first entry of the change log is missing')
      for (const [name, id, record] of changes) this.#byName.get(name)?.set(id, record ?? undefined)
      this.#version = entry.version
    }
  }

  /** Runs a rule on the tables, then rolls its changes back: they are applied again once stored. */
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

  #start(start: number, language: Language = 'ko'): void {
    const { byName, tables } = createTables(this.#tableClasses, this.#write)
    this.#byName = byName
    this.#isSeeding = true
    try {
      this.#seed(tables, start, language)
    } finally {
      this.#isSeeding = false
    }
    for (const table of byName.values()) table.endSeed()
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
