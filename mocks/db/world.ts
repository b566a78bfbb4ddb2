import type { Language } from './languages.ts'
import { checkChanges } from './checkChanges.ts'
import { openSeeded, type Definitions, type Opened, type ReadTxOf, type Seed, type WriteTxOf } from './openCollections.ts'
import {
  parseChanges,
  fold,
  startOf,
  UnreadableLog,
  type Change,
  type Draft,
  type Entry,
  type Log,
  isReadable,
  lastVersion,
  nextVersion,
  parseExport,
  type Exported,
} from './log.ts'
import { loadTexts, UnloadedTexts } from './seed/inLanguage.ts'

/** Rules are synchronous: a promise would outlive the transaction. */
export type Sync<T> = T extends PromiseLike<unknown> ? never : T

/** Types are not checked on a browser's console. */
function synchronous<T>(reply: T): T {
  if (reply instanceof Promise) throw new TypeError('a rule is synchronous: it returns no promise')
  return reply
}

/** A change that is in the collections, and what takes it back. */
type Applied = { readonly change: Change; readonly undo: () => void }

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
  /** The changes of the rule that runs. */
  #running: Applied[] | undefined
  /** Whether the collections have changes that are not stored yet. */
  #isStoring = false
  /** Ends with the last write. */
  #turn: Promise<void> = Promise.resolve()

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
    while (this.#isStoring) await this.#turn
    return isReadable(() => this.#apply(news)) ? this.readAgain(rule) : this.transaction(rule)
  }

  /** Like `read`, without asking the log again: for a request that has read this world since it arrived. */
  async readAgain<T>(rule: (tx: ReadTxOf<D>) => Sync<T>): Promise<T> {
    while (this.#isStoring) await this.#turn
    if (!this.#opened) return this.transaction(rule)
    return synchronous(rule(this.#opened.tx))
  }

  /**
   * Runs `rule`; its changes are stored as one entry before this resolves, and before another rule reads them. If the rule
   * throws or storing fails, they are taken back.
   */
  async transaction<T>(rule: (tx: WriteTxOf<D>) => Sync<T>): Promise<T> {
    if (!this.#opened) await this.#readNews()
    for (;;) {
      const outcomes: { reply: T }[] = []
      try {
        await this.#append((tx) => outcomes.push({ reply: synchronous(rule(tx)) }))
      } catch (error) {
        if (!(error instanceof UnloadedTexts)) throw error
        // Another window has started the world anew, in another language.
        await this.#readNews()
      }
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
   * format. This world is unchanged. The records are checked by their schemas.
   */
  draft<T>(start: number, language: Language, rule: (tx: WriteTxOf<D>) => Sync<T>): Draft<T> {
    const lastChanges = new Map<string, Change>()
    const { tx } = openSeeded(this.#definitions, { seed: this.#seed, start, language }, (name, id, record) =>
      lastChanges.set(`${name}:${id}`, [name, id, record ?? null]),
    )
    return { made: rule(tx), changes: JSON.stringify([...lastChanges.values()]) }
  }

  /** Runs a rule after the writes before it, and stores its changes. */
  #append(rule: (tx: WriteTxOf<D>) => void): Promise<void> {
    const write = this.#turn.then(() => this.#write(rule))
    this.#turn = write.catch(() => {})
    return write
  }

  /** Starts the world instead if it has not started, or if its log is unreadable. */
  async #write(rule: (tx: WriteTxOf<D>) => void): Promise<void> {
    const damages: UnreadableLog[] = []
    const applied: Applied[] = []
    try {
      const entry = await this.log.append(this.#version, (news) => {
        const isWhole = isReadable(
          () => this.#apply(news),
          (damage) => damages.push(damage),
        )
        const version = nextVersion(this.#version, lastVersion(news))
        if (!isWhole || !this.#opened) return { version, changes: '[]', ...startOf(this.#real(), this.#language) }
        this.#run(rule, this.#opened.tx, applied)
        return applied.length > 0 ? { version, changes: JSON.stringify(applied.map(({ change }) => change)) } : undefined
      })
      if (entry?.start !== undefined) this.#apply([entry])
      // The world may have been removed since.
      else if (entry && this.#opened) this.#version = entry.version
    } catch (error) {
      for (const { undo } of applied.toReversed()) undo()
      throw error
    } finally {
      this.#isStoring = false
    }
    for (const damage of damages) this.onRepair?.(damage)
  }

  #run(rule: (tx: WriteTxOf<D>) => void, tx: WriteTxOf<D>, applied: Applied[]): void {
    this.#isStoring = true
    this.#running = applied
    try {
      rule(tx)
    } finally {
      this.#running = undefined
    }
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

  #start(start: number, language: Language = 'ko'): void {
    this.#opened = openSeeded(this.#definitions, { seed: this.#seed, start, language }, (name, id, record, undo) => {
      if (!this.#running) throw new Error(`${name}: written outside a transaction`)
      this.#running.push({ change: [name, id, record ?? null], undo })
    })
  }
}
