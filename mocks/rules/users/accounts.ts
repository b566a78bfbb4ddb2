import { Collection } from '@msw/data'
import * as v from 'valibot'
import type { ReadTx } from '../../db/collections.ts'
import { textsOf } from '../../db/seed/inLanguage.ts'
import { personas } from '../../db/seed/personas.ts'
import { findPick, isInProgress } from '../picks/participation.ts'

const socialProvider = v.picklist(['google', 'naver'])
export type SocialProvider = v.InferOutput<typeof socialProvider>

/** The accounts at the providers, which no request changes; the shop does not know the one without a user. */
const accounts = new Collection({
  schema: v.object({ id: v.string(), provider: socialProvider, userId: v.nullable(v.number()) }),
})
for (const { id, provider } of Object.values(personas))
  if (provider !== 'guest') await accounts.create({ id: String(id), provider, userId: id })
for (const provider of socialProvider.options) await accounts.create({ id: 'new', provider, userId: null })

/** An account at the provider, with the data it shares with the shop. */
export type Account = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly orders: number
  /** Whether the shop has the user's birth year and gender. */
  readonly hasInformation: boolean
  /** Whether the user has picked in an episode in progress. */
  readonly hasPicked: boolean
}

/** The accounts at this provider: its personas, and a new account. */
export function accountsOf(tx: ReadTx, provider: SocialProvider, now: number): Account[] {
  const episodes = tx.episodes.findMany((q) => q.where((episode) => isInProgress(episode, now)))
  return accounts
    .findMany((q) => q.where({ provider }))
    .flatMap(({ id, userId }) => {
      if (userId === null) return newAccount(tx, id)
      const user = tx.users.findFirst((q) => q.where({ id: userId }))
      if (!user) return []
      const hasPicked = episodes.some((episode) => findPick(tx, userId, episode.id) !== undefined)
      const orders = tx.orders.findMany((q) => q.where({ userId })).length
      const hasInformation = user.birthYear !== null && user.gender !== null
      return { id, name: user.name, email: user.email ?? '', orders, hasInformation, hasPicked }
    })
}

function newAccount(tx: ReadTx, id: string): Account {
  const { name } = textsOf(tx).newAccount
  return { id, name, email: 'new@accounts.example', orders: 0, hasInformation: false, hasPicked: false }
}

/** The account with this id; undefined for one that the provider does not have, or whose user the world has not. */
export function findAccount(tx: ReadTx, provider: SocialProvider, id: string) {
  const account = accounts.findFirst((q) => q.where({ provider, id }))
  const userId = account?.userId ?? null
  return userId === null || tx.users.findFirst((q) => q.where({ id: userId })) ? account : undefined
}
