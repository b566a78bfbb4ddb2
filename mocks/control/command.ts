import type * as v from 'valibot'
import type { PickersWorld } from '../db/collections.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Templates } from '../scenarios/startScenario.ts'
import type { Place } from './encodeWorld.ts'
import type { PassThroughOptions } from './passThroughList.ts'
import type { RequestLog } from './requestLog.ts'

/** What the commands work on. */
export type CommandContext = {
  readonly world: PickersWorld
  readonly log: RequestLog
  readonly passThrough?: PassThroughOptions | undefined
  /** A developer's own scenarios, before the catalogue's. */
  readonly ownScenarios?: readonly Scenario[]
  readonly templates?: Templates
  /** Where the commanding browser stands, if it is one. */
  readonly place?: () => Place
  /** The app's base, for links. */
  readonly appUrl: string
  /** The named worlds of an HTTP server. */
  readonly worlds?: NamedWorlds
}

export type NamedWorlds = {
  readonly list: () => { name: string; path: string; isLoaded: boolean; lastUsedAt: string | null }[]
  readonly has: (name: string) => boolean
  readonly remove: (name: string) => Promise<void>
}

type Schema = v.GenericSchema

/** One thing that can be done to a world: the same in a page, over HTTP and in a test. */
export type Command = {
  readonly method: 'GET' | 'POST'
  /** Below `/__mock`. */
  readonly path: `/${string}`
  readonly about: string
  readonly input: Schema
  readonly reply: Schema
  readonly run: (to: CommandContext, input: unknown) => Promise<unknown>
}

/** A command that cannot run; its message says what to change. */
export class CommandError extends Error {
  override name = 'Impossible'
}

/** An input that the command does not take, whatever the world. */
export class InputError extends CommandError {}
