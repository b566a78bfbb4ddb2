import type { Persona } from '../db/seed/personas.ts'
import type { Reading, Tables } from '../db/tables.ts'
import type { Departure } from '../control/departure.ts'

export type Bilingual<T = string> = { readonly ko: T; readonly en: T }

/**
 * Something a person sees on the start route: a role, and its whole Korean name as assistive technology tells it. Alerts and
 * status lines have no name: theirs is a part of their text.
 */
export type Seen = { readonly role: SeenRole; readonly name: string }
export type SeenRole = 'alert' | 'button' | 'dialog' | 'heading' | 'link' | 'list' | 'radio' | 'region' | 'status' | 'textbox'

/** What a scenario says of itself. */
type About = {
  readonly id: string
  readonly title: Bilingual
  /** Who is signed in on the device; null is a visitor. */
  readonly persona: Persona | null
  /** How long ago that was (ms): the tokens are older by it. */
  readonly signedInAgo?: number
  /** What a person does from there. */
  readonly steps: Bilingual<readonly string[]>
  readonly seen: readonly Seen[]
  /** Its world is big: prepared once, then kept where the browser can. */
  readonly isLarge?: true
}

export type DeviceOverrides = Partial<Pick<Departure, 'localStorage' | 'sessionStorage'>> & Partial<Departure['device']>

type Written<Made> = About & {
  /** Makes the world on the fresh seed by the domain's own rules, at `now` (ms); time passes by the world's clock alone. */
  readonly prepare?: (t: Tables, now: number) => Made
  /** Where it begins: a path below the app's base, perhaps with what was just made in it. */
  readonly start: string | ((made: Made) => string)
  /** What differs on the device, beside the session. */
  readonly device?: (t: Reading, made: Made) => DeviceOverrides
}

/** A seeded case: who stands where in which world, what to do there, what must be seen at once. */
export type Scenario = About & {
  /** Makes its world on a fresh seed, and says where it begins and what differs on the device. */
  readonly prepare: (t: Tables, now: number) => { readonly start: string; readonly device: DeviceOverrides }
}

/** Writes a scenario: whatever `prepare` makes, `start` and `device` are told. */
export function scenario<Made>(written: Written<Made> & { readonly prepare: (t: Tables, now: number) => Made }): Scenario
export function scenario(written: Written<void>): Scenario
export function scenario<Made>({ prepare, start, device, ...about }: Written<Made | void>): Scenario {
  return {
    ...about,
    prepare: (t, now) => {
      const made = prepare?.(t, now)
      return { start: typeof start === 'string' ? start : start(made), device: device?.(t, made) ?? {} }
    },
  }
}
