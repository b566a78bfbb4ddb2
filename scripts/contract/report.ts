import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'

export type PageName = keyof typeof paymentPages
export type Subject = keyof typeof operations | PageName

/** A request and its reply as text, cut where they are long. */
export type Exchange = { readonly request: string; readonly reply: string }

/** How a server differs: the rule that was tried, what came instead, and the request that showed it. */
export type Finding = { readonly rule: string; readonly how: string; readonly exchange: Exchange | undefined }

type Entry = { passed: number; differences: Map<string, Finding>; notTried: Set<string>; unreachable: Set<string> }

/** How a server differs from the contract. */
export class Difference extends Error {
  override name = 'Difference'
}

/** A check that cannot be made here, and why. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** The server did not answer. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const pageIds: Record<PageName, string> = {
  desktop: 'API-51',
  desktopReturn: 'API-53',
  desktopClose: 'API-53',
  mobileReturn: 'API-53',
}

/** Every subject of the contract in its order, with its id and its address. */
export const subjects: readonly { name: Subject; id: string; address: string }[] = [
  ...typedEntries(operations).map(([name, { id, method, path }]) => ({ name, id, address: `${method} ${path}` })),
  ...typedEntries(paymentPages).map(([name, path]) => ({ name, id: pageIds[name], address: `page ${path}` })),
]

/** The verdict on each operation and page. */
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

  /** A difference that is found again is recorded once. */
  differs(of: Subject, finding: Finding): void {
    const { differences } = this.#of(of)
    if (!differences.has(finding.how)) differences.set(finding.how, finding)
  }

  /** Records the end of a check. Throws other errors, which are mistakes of the kit. */
  recordEnd(of: Subject, title: string, error: unknown, exchange: Exchange | undefined): void {
    if (error instanceof Difference) this.differs(of, { rule: title, how: `${title}: ${error.message}`, exchange })
    else if (error instanceof NotTried) this.#of(of).notTried.add(error.message)
    else if (error instanceof Unreachable) this.#of(of).unreachable.add(error.message)
    else throw error
  }

  /** How the server differs, by subject: empty where it conforms. */
  differences(): Partial<Record<Subject, string[]>> {
    const differing = [...this.#entries].filter(([, { differences }]) => differences.size > 0)
    return Object.fromEntries(differing.map(([name, { differences }]) => [name, [...differences.keys()]]))
  }

  /** What is known of a subject besides its verdict. */
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

  /** Whether nothing that was tried differs, and everything tried was reached. */
  get isGood(): boolean {
    return subjects.every(({ name }) => ['conforms', 'not tried'].includes(this.verdictOf(name)))
  }

  /** One line for each subject, followed by its notes. */
  toString(): string {
    const width = Math.max(...subjects.map(({ address }) => address.length))
    const lines = subjects.flatMap(({ name, id, address }) => {
      const { checks, findings, notes } = this.notesOf(name)
      const head = `${id}  ${address.padEnd(width)}  ${this.verdictOf(name)}${checks > 0 ? ` (${checks} checks)` : ''}`
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

/** The entries of a record whose keys are known. */
export function typedEntries<R extends object>(of: R): [keyof R & string, R[keyof R]][] {
  const names = Object.keys(of).filter((name): name is keyof R & string => name in of)
  return names.map((name) => [name, of[name]])
}
