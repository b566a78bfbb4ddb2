import * as v from 'valibot'
import type { Command, CommandContext } from './command.ts'

type Declared<I extends v.GenericSchema, O extends v.GenericSchema> = Omit<Command, 'input' | 'reply' | 'run'> & {
  readonly input: I
  readonly reply: O
  readonly run: (to: CommandContext, input: v.InferOutput<I>) => Promise<v.InferInput<O>>
}

/** Types a command's `run` by its schemas. */
export function command<const I extends v.GenericSchema, const O extends v.GenericSchema>(of: Declared<I, O>) {
  return { ...of, run: (to: CommandContext, input: unknown) => of.run(to, v.parse(of.input, input)) }
}

export const nothing = v.object({})
export const done = v.object({ done: v.literal(true) })
export const isDone = { done: true } as const
