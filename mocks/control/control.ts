import * as v from 'valibot'
import { clockCommands } from './clockCommands.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { faultCommands } from './faultCommands.ts'
import { orderCommands } from './orderCommands.ts'
import { settingCommands } from './settingCommands.ts'
import { worldCommands } from './worldCommands.ts'

/** Everything that can be done to a world, by name. */
export const commands = {
  ...worldCommands,
  ...clockCommands,
  ...faultCommands,
  ...orderCommands,
  ...settingCommands,
}

type Commands = typeof commands
type InputOf<C extends Command> = v.InferInput<C['input']>
type NeededKeys<T> = { [Key in keyof T]-?: undefined extends T[Key] ? never : Key }[keyof T]
type Ask<C extends Command> = [NeededKeys<InputOf<C>>] extends [never]
  ? (input?: InputOf<C>) => Promise<v.InferOutput<C['reply']>>
  : (input: InputOf<C>) => Promise<v.InferOutput<C['reply']>>

/** The control of a world: `control.advanceClock({ ms: 60_000 })`. Rejects with `Impossible` where something cannot be done. */
export type Control = { readonly [Name in keyof Commands]: Ask<Commands[Name]> }

/** One control for the console, tests and stories. */
export function createControl(controlled: CommandContext): Control {
  const asks = Object.entries<Command>(commands).map(
    ([name, command]) => [name, (input: unknown = {}) => execute(command, controlled, input)] as const,
  )
  const control: object = Object.fromEntries(asks)
  if (!isControl(control)) throw new TypeError('a command is missing')
  return control
}

/** Runs one command on what was sent. Throws `Impossible` where the input is not what the command takes. */
export async function execute({ input, run }: Command, controlled: CommandContext, sent: unknown): Promise<unknown> {
  const read = v.safeParse(input, sent)
  if (read.success) return run(controlled, read.output)
  const [issue] = read.issues
  throw new CommandError(`${v.getDotPath(issue) ?? 'input'}: ${issue.message}`)
}

function isControl(value: object): value is Control {
  return Object.keys(commands).every((name) => typeof Reflect.get(value, name) === 'function')
}
