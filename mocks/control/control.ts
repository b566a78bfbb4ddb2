import * as v from 'valibot'
import { clockCommands } from './commands/clockCommands.ts'
import type { Command, CommandContext } from './commands/command.ts'
import { InputError } from './commands/commandError.ts'
import { faultCommands } from './commands/faultCommands.ts'
import { namedWorldCommands } from './commands/namedWorldCommands.ts'
import { orderCommands } from './commands/orderCommands.ts'
import { overrideCommands } from './commands/overrideCommands.ts'
import { settingCommands } from './commands/settingCommands.ts'
import { worldCommands } from './commands/worldCommands.ts'

/** All commands by name. */
export const commands = {
  ...worldCommands,
  ...clockCommands,
  ...faultCommands,
  ...overrideCommands,
  ...orderCommands,
  ...settingCommands,
  ...namedWorldCommands,
}

type Commands = typeof commands
type InputOf<C extends Command> = v.InferInput<C['input']>
type NeededKeys<T> = { [Key in keyof T]-?: undefined extends T[Key] ? never : Key }[keyof T]
type CommandFunction<C extends Command> = [NeededKeys<InputOf<C>>] extends [never]
  ? (input?: InputOf<C>) => Promise<v.InferOutput<C['reply']>>
  : (input: InputOf<C>) => Promise<v.InferOutput<C['reply']>>

/** The control of a world: `control.advanceClock({ ms: 60_000 })`. Rejects with a CommandError if a command cannot run. */
export type Control = { readonly [Name in keyof Commands]: CommandFunction<Commands[Name]> }

/** Creates the control that the browser's console, tests and stories use. */
export function createControl(controlled: CommandContext): Control {
  const functions = Object.entries<Command>(commands).map(
    ([name, command]) => [name, (input: unknown = {}) => execute(command, controlled, input)] as const,
  )
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- each command has just got its function
  return Object.fromEntries(functions) as Control
}

/** Runs a command. Throws InputError if the input does not match its schema, with the problem and what to set. */
export async function execute({ method, input, run }: Command, controlled: CommandContext, sent: unknown): Promise<unknown> {
  const read = v.safeParse(input, sent)
  if (!read.success) {
    const [issue] = read.issues
    throw new InputError(inputMessage(input, issue))
  }
  const reply = await run(controlled, read.output)
  if (method === 'POST') await controlled.onChange?.()
  return reply
}

/** Valibot only reports the key of a missing value; the entry's schema adds the expected type. */
function inputMessage(input: Command['input'], issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'input'
  const entry: unknown = 'entries' in input ? Reflect.get(Object(input.entries), path) : undefined
  const { expects = issue.expected }: { expects?: unknown } = issue.received === 'undefined' ? Object(entry) : {}
  if (typeof expects !== 'string') return `${path}: ${issue.message}`
  return `${path}: is ${issue.received}. Set it to ${expects}.`
}
