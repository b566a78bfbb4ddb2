import type { Hex } from '../colour.ts'
import type { ArmName, BuildName, PoseName } from '../skeleton.ts'

export type HairName =
  | 'straight'
  | 'fringe'
  | 'wave'
  | 'bob'
  | 'lob'
  | 'bun'
  | 'chignon'
  | 'pony'
  | 'pixie'
  | 'afro'
  | 'braids'
  | 'side'
  | 'crop'
  | 'curtain'
  | 'buzz'
  | 'curls'
  | 'swept'

/** Who wears a look. */
export interface Person {
  readonly build: BuildName
  readonly pose: PoseName
  readonly arms: readonly [ArmName, ArmName]
  readonly skin: Hex
  readonly hair: HairName
  readonly hairColour: Hex
  readonly glasses?: 'clear' | 'sun' | undefined
  readonly beard?: boolean | undefined
  readonly earrings?: boolean | undefined
  /** Degrees the head leans to the right. */
  readonly lean?: number | undefined
  /** Where the face looks: -1 left, 1 right. */
  readonly turn?: number | undefined
}

export const skins = ['#f6d9c3', '#f0c8a8', '#efcdb2', '#e9bd9b', '#e3b48e', '#d9a27c', '#b97a54', '#8a5638', '#69412e'] as const

export const hairColours = {
  black: '#1f1a1d',
  ink: '#2b2226',
  dark: '#3a2721',
  brown: '#56362a',
  chestnut: '#7b4a2c',
  honey: '#a67a4d',
  grey: '#8b888a',
  silver: '#c3bfbd',
} as const
