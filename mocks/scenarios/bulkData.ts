import { nextId, randomFrom } from '../db/ids.ts'
import { textsOf } from '../db/seed/inLanguage.ts'
import type { Episode } from '../db/collections/episodes.ts'
import type { User } from '../db/collections/users.ts'
import type { WriteTx } from '../db/collections.ts'
import { saveMemo } from '../rules/picks/memos.ts'
import { recordPick, styleIdsOf } from '../rules/picks/participation.ts'

const guest = { provider: 'guest', name: '', email: null, phoneNumber: null, isOwner: false } as const

/** A number is appended to each memo, which must not exceed the contract's limit. */
const MAX_LENGTH = 140

/** Adds guests with a birth year and a gender, without sessions. */
export function addPickers(tx: WriteTx, count: number): Readonly<User>[] {
  const random = randomFrom('masses')
  const { guest: nickName } = textsOf(tx)
  return Array.from({ length: count }, () => {
    const id = nextId(tx.counters, 'users')
    const birthYear = 2011 - Math.floor(random() ** 1.5 * 50)
    const gender = random() < 0.55 ? 'W' : 'M'
    return tx.users.create({ ...guest, nickName, id, guestId: `mass-${id}`, birthYear, gender })
  })
}

/**
 * Records a pick for each user while the episode is in progress, before `until` (ms); the first `memoCount` users write a
 * memo.
 */
export function addPicksAndMemos(tx: WriteTx, users: readonly User[], episode: Episode, until: number, memoCount: number): void {
  const random = randomFrom(`masses:${episode.id}`)
  const styleIds = styleIdsOf(tx, episode.id)
  const texts = textsOf(tx).memos.filter(({ length }) => length <= MAX_LENGTH)
  const begin = episode.startsAt
  const span = Math.min(episode.endsAt, until) - begin - 1000
  for (const [no, user] of users.entries()) {
    const at = begin + Math.floor((span * no) / users.length)
    const first = Math.floor(random() ** 1.4 * styleIds.length)
    const second = Math.floor(random() * styleIds.length)
    const picked = [...new Set([first, second])].flatMap((place) => styleIds[place] ?? [])
    recordPick(tx, user, { episodeId: episode.id, styleIds: picked }, at)
    if (no < memoCount) saveMemo(tx, user.id, { episodeId: episode.id, memo: `${texts[no % texts.length]} #${no + 1}` }, at)
  }
}

/** Adds copies of the seed's products until there are `count`. */
export function addProducts(tx: WriteTx, count: number): void {
  const own = tx.products.all()
  for (let no = own.length; no < count; no++) {
    const model = own[no % own.length]
    if (!model) return
    const id = nextId(tx.counters, 'products')
    tx.products.create({ ...model, id, name: `${model.name} ${Math.floor(no / own.length) + 1}` })
    for (const { size, left } of tx.stocks.findMany((q) => q.where({ productId: model.id }))) {
      tx.stocks.create({ id: nextId(tx.counters, 'stocks'), productId: id, size, left })
    }
  }
}
