import { commandExamples } from './commands/commandExamples.ts'
import type { Command } from './commands/command.ts'
import { CommandError } from './commands/commandError.ts'
import { commands } from './control.ts'

/** An argument with more possible values is printed as its type. */
const MAX_LISTED = 10

/** Prints help on the console: all commands, or the named one. Throws CommandError for an unknown name. */
export function printHelp(name?: string): void {
  // oxlint-disable-next-line no-console -- `__mock` is used on the console
  console.log(helpText(name))
}

/** The text of `printHelp`: each command's arguments, description and an example. */
export function helpText(name?: string): string {
  const all = new Map([
    ...Object.entries<Command>(commands).map(([each, command]) => [each, describe(each, command)] as const),
    ...rules,
  ])
  if (name === undefined) return [...all.values()].join('\n\n')
  const found = all.get(name)
  if (found !== undefined) return found
  throw new CommandError(`no command ${name}; __mock.help() lists all`)
}

/** What runs a rule, and is no command. */
const rules = [
  [
    'read',
    `__mock.read((tx) => …)
  Reads records by the API of @msw/data (docs/msw.md).
  await __mock.read((tx) => tx.orders.findMany((q) => q.where({ status: 'SHIPPING' })))`,
  ],
  [
    'write',
    `__mock.write((tx) => …)
  Writes records in a transaction; the app shows them once it has read them again.
  await __mock.write((tx) => tx.episodes.update((q) => q.where({ id: 6 }), { data: (draft) => void (draft.title = '첫눈') }))`,
  ],
  [
    'make',
    `__mock.make.order({ userId?, status?, method?, lines? })
  Makes an order with valid relations and sums; also make.member, make.address, make.review.
  await __mock.make.order({ status: 'SHIPPING' })`,
  ],
] as const

function describe(name: string, command: Command): string {
  const input: unknown = Reflect.get(commandExamples, name)
  const example = `await __mock.${name}(${input === undefined ? '' : toSource(input)})`
  return `__mock.${name}(${argumentsOf(command)})\n  ${command.about}\n  ${example}`
}

/** `{ orderId: string, amount?: number }`; empty for a command without arguments. */
function argumentsOf({ input }: Command): string {
  const entries: Record<string, { expects?: unknown; type?: unknown; wrapped?: { expects?: unknown } }> =
    'entries' in input ? Object(input.entries) : {}
  const described = Object.entries(entries).map(([key, entry]) => {
    const isOptional = entry.type === 'optional'
    return `${key}${isOptional ? '?' : ''}: ${typeName((isOptional ? entry.wrapped : entry)?.expects)}`
  })
  return described.length === 0 ? '' : `{ ${described.join(', ')} }`
}

function typeName(expects: unknown): string {
  const name = String(expects)
  return name.split(' | ').length > MAX_LISTED ? 'string' : name.replace(/^\((.*)\)$/, '$1')
}

/** JavaScript source: keys without quotation marks, strings in single quotation marks. */
function toSource(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${toSource(inner)}`)
    .join(', ')} }`
}
