import * as v from 'valibot'
import { clockCommands } from './commands/clockCommands.ts'
import { InputError, type Command, type CommandContext } from './commands/command.ts'
import { faultCommands } from './commands/faultCommands.ts'
import { namedWorldCommands } from './commands/namedWorldCommands.ts'
import { orderCommands } from './commands/orderCommands.ts'
import { settingCommands } from './commands/settingCommands.ts'
import { worldCommands } from './commands/worldCommands.ts'

/** All commands by name. */
export const commands = {
  ...worldCommands,
  ...clockCommands,
  ...faultCommands,
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
  const asks = Object.entries<Command>(commands).map(
    ([name, command]) => [name, (input: unknown = {}) => execute(command, controlled, input)] as const,
  )
  const control: object = Object.fromEntries(asks)
  if (!isControl(control)) throw new TypeError('a command is missing')
  return control
}

/** Runs a command. Throws InputError if the input does not match its schema, with the problem and what to set. */
export async function execute({ input, run }: Command, controlled: CommandContext, sent: unknown): Promise<unknown> {
  const read = v.safeParse(input, sent)
  if (read.success) return run(controlled, read.output)
  throw new InputError(inputMessage(input, read.issues[0]))
}

/** Valibot only reports the key of a missing value; the entry's schema adds the expected type. */
function inputMessage(input: Command['input'], issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'input'
  const entry: unknown = 'entries' in input ? Reflect.get(Object(input.entries), path) : undefined
  const { expects = issue.expected }: { expects?: unknown } = issue.received === 'undefined' ? Object(entry) : {}
  if (typeof expects !== 'string') return `${path}: ${issue.message}`
  return `${path}: is ${issue.received}. Set it to ${expects}.`
}

function isControl(value: object): value is Control {
  return Object.keys(commands).every((name) => typeof Reflect.get(value, name) === 'function')
}
