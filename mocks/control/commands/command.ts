import * as v from 'valibot'
import type { PickersWorld } from '../../db/createWorld.ts'
import type { Language } from '../../db/languages.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import type { Place } from '../encodeWorld.ts'
import type { PassThroughOptions } from '../../handlers/passThroughList.ts'
import type { RequestLog } from '../../handlers/requestLog.ts'

/** The context of a command. */
export type CommandContext = {
  readonly world: PickersWorld
  readonly log: RequestLog
  readonly passThrough?: PassThroughOptions | undefined
  /** A developer's own scenarios; they replace those of the catalogue with the same id. */
  readonly ownScenarios?: readonly Scenario[]
  /** Of a scenario that names no language; Korean by default. */
  readonly language?: Language
  /** Route and storage of the browser that runs the command; absent over HTTP. */
  readonly place?: () => Place
  /** The app's base, for links. */
  readonly appUrl: string
  /** The named worlds of an HTTP server. */
  readonly worlds?: NamedWorlds
  /** Called after a command that may change the world. */
  readonly onChange?: () => Promise<void>
}

export type NamedWorlds = {
  readonly list: () => { name: string; path: string; isLoaded: boolean; lastUsedAt: string | null }[]
  readonly has: (name: string) => boolean
  readonly remove: (name: string) => Promise<void>
}

type Schema = v.GenericSchema

/** An action on a world, the same in a page, over HTTP and in a test. */
export type Command = {
  readonly method: 'GET' | 'POST'
  /** Below `/__mock`. */
  readonly path: `/${string}`
  readonly about: string
  readonly input: Schema
  readonly reply: Schema
  readonly run: (to: CommandContext, input: unknown) => Promise<unknown>
}

type Declared<I extends v.GenericSchema, O extends v.GenericSchema> = Omit<Command, 'input' | 'reply' | 'run'> & {
  readonly input: I
  readonly reply: O
  readonly run: (to: CommandContext, input: v.InferOutput<I>) => Promise<v.InferInput<O>>
}

/** Types a command's `run` by its schemas; `execute` has parsed its input by `input`. */
export function command<const I extends v.GenericSchema, const O extends v.GenericSchema>(of: Declared<I, O>) {
  return { ...of, run: (to: CommandContext, input: unknown) => of.run(to, input) }
}

export const nothing = v.object({})
export const done = v.object({ done: v.literal(true) })
export const isDone = { done: true } as const
