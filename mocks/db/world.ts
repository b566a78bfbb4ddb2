import type { Language } from './languages.ts'
import { checkChanges } from './checkChanges.ts'
import { openSeeded, type Definitions, type Opened, type ReadTxOf, type Seed, type WriteTxOf } from './openCollections.ts'
import { parseChanges, fold, startOf, UnreadableLog, type Change, type Draft, type Entry, type Log } from './log.ts'
import { isReadable, lastVersion, nextVersion, parseExport, type Exported } from './readLog.ts'
import type { Row } from './derivedIndex.ts'
import { loadTexts } from './seed/inLanguage.ts'

/** Rules are synchronous: a promise would outlive the transaction. */
export type Sync<T> = T extends PromiseLike<unknown> ? never : T

/** Types are not checked on a browser's console. */
function synchronous<T>(reply: T): T {
  if (reply instanceof Promise) throw new TypeError('a rule is synchronous: it returns no promise')
  return reply
}

type PendingChanges = { readonly change: Change; readonly before: Row | undefined }[]

/** In-memory collections that follow the change log: `new World(log, { picks, counters }, seed)`. */
export class World<D extends Definitions> {
  readonly log: Log
  /** Called after an unreadable log was replaced by a new one. */
  onRepair?: (reason: UnreadableLog) => void
  readonly #definitions: D
  readonly #seed: Seed<D>
  readonly #real: () => number
  /** Of a new world. */
  readonly #language: Language
  /** Undefined until the world has started: the log's first entry contains its start. */
  #opened: Opened<D> | undefined
  #version = 0
  #pendingChanges: PendingChanges | undefined

  constructor(log: Log, definitions: D, seed: Seed<D> = () => {}, real: () => number = Date.now, language: Language = 'ko') {
    this.log = log
    this.#definitions = definitions
    this.#seed = seed
    this.#real = real
    this.#language = language
    log.onDeleted = () => {
      this.#opened = undefined
      this.#version = 0
    }
  }

  /** Runs `rule` on everything that any window has stored so far. */
  async read<T>(rule: (tx: ReadTxOf<D>) => Sync<T>): Promise<T> {
    const news = await this.#readNews()
    return isReadable(() => this.#apply(news)) ? this.readAgain(rule) : this.transaction(rule)
  }

  /** Like `read`, without asking the log again: for a request that has read this world since it arrived. */
  async readAgain<T>(rule: (tx: ReadTxOf<D>) => Sync<T>): Promise<T> {
    if (!this.#opened) return this.transaction(rule)
    return synchronous(rule(this.#opened.tx))
  }

  /**
   * Runs `rule`; its changes are stored as one entry before this resolves. If the rule throws or storing fails, nothing
   * changes.
   */
  async transaction<T>(rule: (tx: WriteTxOf<D>) => Sync<T>): Promise<T> {
    if (!this.#opened) await this.#readNews()
    for (;;) {
      const outcomes: { reply: T }[] = []
      await this.#append((beginning, tx) => {
        if (!tx) return beginning
        const changes = this.#dryRun(() => outcomes.push({ reply: synchronous(rule(tx)) }))
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
    await this.replace(parseExport(exported))
  }

  /**
   * Replaces this world, in every window, by another one. Throws a SchemaError, without a change, if a record does not match
   * its schema, names a record that never was, or has the unique key of another.
   */
  async replace({ start, language, changes }: Exported): Promise<void> {
    // A seed in another language has the same ids.
    const { byName } = openSeeded(this.#definitions, { seed: this.#seed, start, language: 'ko' })
    checkChanges(byName, changes)
    await this.reset(start, JSON.stringify(changes), language)
  }

  /**
   * Restores the seed in every window, started at `start` (ms) in a language, by default that of a new world, and applies
   * `changes` of a draft with the same start and language. Every window, including this one, updates on its next request.
   * Returns the version of the log's only entry.
   */
  async reset(start = this.#real(), changes = '[]', language = this.#language): Promise<number> {
    await loadTexts(language)
    let version = 0
    await this.log.replaceAll((last) => {
      version = nextVersion(this.#version, last)
      return { version, changes, ...startOf(start, language) }
    })
    return version
  }

  /**
   * The changes that `rule` makes in a new seed started at `start` (ms) in a language, whose texts are loaded, in the log's
   * format. This world is unchanged. The records are checked by their schemas, by default.
   */
  draft<T>(start: number, language: Language, rule: (tx: WriteTxOf<D>) => Sync<T>, isChecked = true): Draft<T> {
    const lastChanges = new Map<string, Change>()
    const { tx } = openSeeded(
      this.#definitions,
      { seed: this.#seed, start, language },
      (name, id, record) => lastChanges.set(`${name}:${id}`, [name, id, record ?? null]),
      isChecked,
    )
    return { made: rule(tx), changes: JSON.stringify([...lastChanges.values()]) }
  }

  /** Calls `step` with an entry that would start this world again, and with its collections if it has started. */
  async #append(step: (beginning: Entry, tx: WriteTxOf<D> | undefined) => Entry | undefined): Promise<void> {
    const damages: UnreadableLog[] = []
    const note = (damage: UnreadableLog) => damages.push(damage)
    const entry = await this.log.append(this.#version, (news) => {
      damages.length = 0
      const isWhole = isReadable(() => this.#apply(news), note)
      const version = nextVersion(this.#version, lastVersion(news))
      const beginning = { version, changes: '[]', ...startOf(this.#real(), this.#language) }
      return step(beginning, isWhole ? this.#opened?.tx : undefined)
    })
    // A later step may have applied it already; the world may have been removed since.
    if (entry && (this.#opened || entry.start !== undefined)) this.#apply([entry])
    for (const damage of damages) this.onRepair?.(damage)
  }

  /** The entries that this copy has not seen. Loads the texts of a world that starts there, or anew: a seed is synchronous. */
  async #readNews(): Promise<readonly Entry[]> {
    const news = await this.log.read(this.#version)
    const started = news.flatMap(({ start, language = 'ko' }) => (start === undefined ? [] : language))
    const isNew = !this.#opened && started.length === 0
    for (const language of isNew ? [this.#language] : started) await loadTexts(language)
    return news
  }

  #apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!(entry.version > this.#version)) continue
      const changes = parseChanges(entry)
      if (entry.start !== undefined) this.#start(entry.start, entry.language)
      if (!this.#opened) throw new UnreadableLog('the first entry of the change log is missing')
      for (const [name, id, record] of changes) this.#opened.byName.get(name)?.set(id, record ?? undefined)
      this.#version = entry.version
    }
  }

  /** Runs a rule on the collections, then rolls its changes back: they are applied again once stored. */
  #dryRun(rule: () => void): Change[] {
    const attempt: PendingChanges = []
    this.#pendingChanges = attempt
    try {
      rule()
      return attempt.map(({ change }) => change)
    } finally {
      this.#pendingChanges = undefined
      for (const { change, before } of attempt.toReversed()) this.#opened?.byName.get(change[0])?.set(change[1], before)
    }
  }

  #start(start: number, language: Language = 'ko'): void {
    this.#opened = openSeeded(this.#definitions, { seed: this.#seed, start, language }, (name, id, record, before) => {
      if (!this.#pendingChanges) throw new Error(`${name}: written outside a transaction`)
      this.#pendingChanges.push({ change: [name, id, record ?? null], before })
    })
  }
}
