import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'

export type PageName = keyof typeof paymentPages
export type Subject = keyof typeof operations | PageName

/** A request and its reply as text, truncated if they are long. */
export type Exchange = { readonly request: string; readonly reply: string }

/** A difference: the checked rule, the actual behaviour, and the request that showed it. */
export type Finding = { readonly rule: string; readonly how: string; readonly exchange: Exchange | undefined }

type Entry = { passed: number; differences: Map<string, Finding>; notTried: Set<string>; unreachable: Set<string> }

/** A difference of the server from the contract. */
export class Difference extends Error {
  override name = 'Difference'
}

/** A check that is not possible on this server, and the reason. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** The server sent no reply. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const pageIds: Record<PageName, string> = {
  desktop: 'API-51',
  desktopReturn: 'API-53',
  desktopClose: 'API-53',
  mobileReturn: 'API-53',
}

/** All operations and pages of the contract in order, with id and address. */
export const subjects: readonly { name: Subject; id: string; address: string }[] = [
  ...typedEntries(operations).map(([name, { id, method, path }]) => ({ name, id, address: `${method} ${path}` })),
  ...typedEntries(paymentPages).map(([name, path]) => ({ name, id: pageIds[name], address: `page ${path}` })),
]

/** The result of each operation and page. */
export class Report {
  readonly #entries = new Map<Subject, Entry>()

  constructor() {
    for (const { name } of subjects) {
      this.#entries.set(name, { passed: 0, differences: new Map(), notTried: new Set(), unreachable: new Set() })
    }
  }

  passed(of: Subject): void {
    this.#of(of).passed++
  }

  /** Records a difference once, also if it is found again. */
  differs(of: Subject, finding: Finding): void {
    const { differences } = this.#of(of)
    if (!differences.has(finding.how)) differences.set(finding.how, finding)
  }

  /** Records the result of a check. Throws other errors, which are bugs of the kit. */
  recordEnd(of: Subject, title: string, error: unknown, exchange: Exchange | undefined): void {
    if (error instanceof Difference) this.differs(of, { rule: title, how: `${title}: ${error.message}`, exchange })
    else if (error instanceof NotTried) this.#of(of).notTried.add(error.message)
    else if (error instanceof Unreachable) this.#of(of).unreachable.add(error.message)
    else throw error
  }

  /** The differences by subject; empty if the server conforms. */
  differences(): Partial<Record<Subject, string[]>> {
    const differing = [...this.#entries].filter(([, { differences }]) => differences.size > 0)
    return Object.fromEntries(differing.map(([name, { differences }]) => [name, [...differences.keys()]]))
  }

  /** Details of a subject in addition to its result. */
  notesOf(of: Subject): { readonly checks: number; readonly findings: readonly Finding[]; readonly notes: readonly string[] } {
    const { passed, differences, notTried, unreachable } = this.#of(of)
    const notes = [...unreachable, ...[...notTried].map((why) => `not tried: ${why}`)]
    return { checks: passed, findings: [...differences.values()], notes }
  }

  verdictOf(of: Subject): 'conforms' | 'differs' | 'not reachable' | 'not tried' {
    const { passed, differences, unreachable } = this.#of(of)
    if (differences.size > 0) return 'differs'
    if (unreachable.size > 0) return 'not reachable'
    return passed > 0 ? 'conforms' : 'not tried'
  }

  /** Whether no check failed, and the server could be reached by all of them. */
  get isGood(): boolean {
    return subjects.every(({ name }) => ['conforms', 'not tried'].includes(this.verdictOf(name)))
  }

  /** One line for each subject, followed by its notes. */
  toString(): string {
    const width = Math.max(...subjects.map(({ address }) => address.length))
    const lines = subjects.flatMap(({ name, id, address }) => {
      const { checks, findings, notes } = this.notesOf(name)
      const head = `${id}  ${address.padEnd(width)}  ${this.verdictOf(name)}${checks > 0 ? ` (${checks} ${checks === 1 ? 'check' : 'checks'})` : ''}`
      return [head, ...[...findings.map(({ how }) => how), ...notes].map((note) => `        ${note}`)]
    })
    return [...lines, '', this.summary].join('\n')
  }

  get summary(): string {
    const count = (verdict: string) => subjects.filter(({ name }) => this.verdictOf(name) === verdict).length
    return ['conforms', 'differs', 'not reachable', 'not tried'].map((verdict) => `${count(verdict)} ${verdict}`).join(', ')
  }

  #of(of: Subject): Entry {
    const entry = this.#entries.get(of)
    if (!entry) throw new Error(`the contract does not know ${of}`)
    return entry
  }
}

/** The entries of a record with known keys. */
export function typedEntries<R extends object>(of: R): [keyof R & string, R[keyof R]][] {
  const names = Object.keys(of).filter((name): name is keyof R & string => name in of)
  return names.map((name) => [name, of[name]])
}
