import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSource, type Block, type Source } from './blocks.ts'
import { isHelperName } from './syntax.ts'

interface Definition {
  readonly file: string
  readonly blocks: readonly Block[]
}

/** Finds assertions in tests and in the functions that they call, across relative imports below `root`. */
export class Assertions {
  readonly #root: string
  readonly #sources = new Map<string, Source>()

  constructor(root: string) {
    this.#root = root
  }

  /** The parsed file, cached. */
  sourceOf(file: string): Source {
    const known = this.#sources.get(file)
    if (known) return known
    const source = readSource(readFileSync(join(this.#root, file), 'utf8'), file)
    this.#sources.set(file, source)
    return source
  }

  /** Whether the test whose call starts at `start` asserts something. */
  inTest(file: string, start: number): boolean {
    const block = this.sourceOf(file).tests.get(start)
    return block !== undefined && this.#inBlock(file, block, new Set())
  }

  /** Whether a story's play function asserts something: its own, that of the story it spreads, or that of the default export. */
  inStory(file: string, story: string, seen = new Set<Block>()): boolean {
    const { blocks, exports } = this.sourceOf(file)
    const own = blocks.get(`${story}.play`)
    if (own) return own.some((block) => this.#inBlock(file, block, seen))
    const [{ uses } = { uses: new Set<string>() }] = blocks.get(story) ?? []
    const meta = exports.get('default')?.name ?? 'default'
    const other = [...uses, meta].find((name) => blocks.has(`${name}.play`))
    return other !== undefined && this.inStory(file, other, seen)
  }

  #inBlock(file: string, block: Block, seen: Set<Block>): boolean {
    if (seen.has(block)) return false
    seen.add(block)
    return block.asserts || [...block.uses].some((name) => this.#inFunction(file, name, seen))
  }

  /**
   * Whether a function contains an assertion, directly or in functions that it calls. A helper named `expect…` may throw
   * instead.
   */
  #inFunction(file: string, name: string, seen: Set<Block>): boolean {
    const [story = '', play] = name.split('.')
    if (play !== undefined && this.sourceOf(file).blocks.has(story)) return this.inStory(file, story, seen)
    const found = this.#resolve(file, name)
    const isHelper = isHelperName(name)
    if (!found) return isHelper
    return found.blocks.some((block) => (isHelper && block.throws) || this.#inBlock(found.file, block, seen))
  }

  /** The definition of a name in a file; undefined if it comes from a package, a parameter or the global scope. */
  #resolve(file: string, name: string): Definition | undefined {
    const source = this.sourceOf(file)
    const blocks = source.blocks.get(name)
    if (blocks) return { file, blocks }
    const [head = '', ...rest] = name.split('.')
    const { from, name: imported = '' } = source.imports.get(head) ?? {}
    if (!from?.startsWith('.')) return undefined
    return this.#exported(join(dirname(file), from), [imported, ...rest].join('.'))
  }

  #exported(file: string, name: string): Definition | undefined {
    if (!existsSync(join(this.#root, file)) || !/\.[jt]sx?$/.test(file)) return undefined
    const [head = '', ...rest] = name.split('.')
    const { from, name: local } = this.sourceOf(file).exports.get(head) ?? { name: head }
    const inside = [local, ...rest].join('.')
    return from === undefined ? this.#resolve(file, inside) : this.#exported(join(dirname(file), from), inside)
  }
}
