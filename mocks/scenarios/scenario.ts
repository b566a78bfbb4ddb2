import type { Persona } from '../db/seed/personas.ts'
import type { ReadTx, WriteTx } from '../db/collections.ts'
import type { StartState } from './startState.ts'

type Bilingual<T = string> = { readonly ko: T; readonly en: T }

/**
 * An element that the start route shows: a role and its accessible name in Korean. Alerts and status messages have no
 * accessible name: for them `name` is a part of the text.
 */
export type Seen = { readonly role: SeenRole; readonly name: string }
type SeenRole = 'alert' | 'button' | 'dialog' | 'heading' | 'link' | 'list' | 'radio' | 'region' | 'status' | 'textbox'

type ScenarioInfo = {
  readonly id: string
  readonly title: Bilingual
  /** The signed-in user; null is a visitor. */
  readonly persona: Persona | null
  /** The age of the session's tokens (ms). */
  readonly signedInAgo?: number
  /** The tester's actions after the start. */
  readonly steps: Bilingual<readonly string[]>
  readonly seen: readonly Seen[]
}

type DeviceOverrides = Partial<Pick<StartState, 'localStorage' | 'sessionStorage'>> & Partial<StartState['device']>

type ScenarioDefinition<Made> = ScenarioInfo & {
  /** Changes the fresh seed with functions of `mocks/rules`, at `now` (ms). `passTime` moves the clock. */
  readonly prepare?: (tx: WriteTx, now: number) => Made
  /** The start route, below the app's base; a function is called with the result of `prepare`. */
  readonly start: string | ((made: Made) => string)
  /** Storage and device settings besides the session. */
  readonly device?: (tx: ReadTx, made: Made) => DeviceOverrides
}

/** A prepared world with a signed-in persona, a start route, the tester's steps, and what is seen at the start. */
export type Scenario = ScenarioInfo & {
  /** Changes the fresh seed; returns the start route and the device's overrides. */
  readonly prepare: (tx: WriteTx, now: number) => { readonly start: string; readonly device: DeviceOverrides }
}

/** Defines a scenario: `start` and `device` are called with the result of `prepare`. */
export function scenario<Made>(
  definition: ScenarioDefinition<Made> & { readonly prepare: (tx: WriteTx, now: number) => Made },
): Scenario
export function scenario(definition: ScenarioDefinition<void>): Scenario
export function scenario<Made>({ prepare, start, device, ...info }: ScenarioDefinition<Made | void>): Scenario {
  return {
    ...info,
    prepare: (tx, now) => {
      const made = prepare?.(tx, now)
      return { start: typeof start === 'string' ? start : start(made), device: device?.(tx, made) ?? {} }
    },
  }
}
