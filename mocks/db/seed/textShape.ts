import type { OrderText } from './orders.ts'
import type { Persona } from './personas.ts'

/** A postal address as a shopper wrote it; `name` is the shopper's word for it. */
export type Place = { readonly name: string; readonly address: string; readonly addressDetail: string }

/** A real name, for deliveries, and the name that the shop shows. */
export type PersonName = { readonly name: string; readonly nickName: string }

/**
 * What the seed and the scenarios write, in one language: a text for each of the seed's records, in their order. Values of the
 * contract (categories, sizes, banks) are the same in every language; messages of the server are in `mocks/rules`.
 */
export type SeedTexts = {
  readonly episodes: readonly { readonly title: string; readonly description: string }[]
  /** The names of the styles. */
  readonly styles: readonly string[]
  readonly products: readonly { readonly name: string; readonly description: string }[]
  readonly memos: readonly string[]
  readonly reviews: readonly string[]
  readonly nickNames: readonly string[]
  /** Names of users and receivers. */
  readonly names: readonly string[]
  readonly personas: Readonly<Record<Persona, PersonName>>
  /** The nickname of every guest. */
  readonly guest: string
  /** The account that a provider offers and the shop does not know. */
  readonly newAccount: PersonName
  /** A receiver without a name. */
  readonly neighbour: string
  readonly places: Readonly<Record<'home' | 'office' | 'museum' | 'newHome', Place>>
  /** An address of a street that does not exist. */
  readonly street: (no: number) => string
  readonly flat: (floor: number, door: number) => string
  readonly orders: Readonly<Record<OrderText, string>>
  /** Memos that a careless page would break on. */
  readonly hostileMemos: readonly string[]
}

/** The entries of a list that is written with commas. */
export const listed = (text: string): string[] => text.trim().split(/,\s+/)
