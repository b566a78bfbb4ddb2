import { nextId, randomFrom } from '../ids.ts'
import { koreanYear } from '../koreanTime.ts'
import type { WriteTx } from '../collections.ts'
import type { Episode } from '../collections/episodes.ts'
import type { Memo, Pick } from '../collections/picks.ts'
import type { User } from '../collections/users.ts'
import { memos } from './memos.ts'
import { personas } from './personas.ts'
import { styles } from './styles.ts'
import { textAt, textsOf } from './inLanguage.ts'

type Draft = { user: Readonly<User>; at: number; styleIds: number[]; memo?: string }
/** A style's weight by decade of age (`ageWeights[2]`: twenties). */
type Taste = { id: number; wearer: keyof typeof GENDER_WEIGHT; ageWeights: number[] }
const MINUTE = 60_000
/** What the curator picks in the current episode: neither of the two favourites, so that home shows other pictures beside theirs. */
const CURATORS_STYLES = [55, 57]
const GENDER_WEIGHT = { women: { W: 2.6, M: 0.4 }, men: { W: 0.5, M: 2.8 }, unisex: { W: 1.2, M: 1.3 } }
const byTime = (one: { at: number }, other: { at: number }) => one.at - other.at

/** Adds all picks and memos up to `start` (ms). The author of a memo picked its style. */
export function fillPicks(tx: WriteTx, start: number): void {
  const memoDrafts: Omit<Memo, 'id'>[] = []
  for (const episode of tx.episodes.all()) {
    const drafts = createDrafts(tx, episode, start)
    addMemos(episode.id, drafts, textsOf(tx).memos)
    for (const { user, at, styleIds, memo } of drafts.toSorted(byTime)) {
      tx.picks.create(createPick(nextId(tx.counters, 'picks'), user, episode.id, styleIds, at))
      if (memo !== undefined) memoDrafts.push({ userId: user.id, episodeId: episode.id, memo, at: at + MINUTE })
    }
  }
  for (const memo of memoDrafts.toSorted(byTime)) tx.memos.create({ id: nextId(tx.counters, 'memos'), ...memo })
}

function createPick(id: number, { id: userId, gender, birthYear }: User, episodeId: number, picked: number[], at: number): Pick {
  return { id, userId, episodeId, styleIds: picked.toSorted((a, b) => a - b), at, gender, birthYear }
}

/** Minseo and the curator pick in every episode, the other personas in none, a third to a half of the pickers in each. */
function createDrafts(tx: WriteTx, { id: episodeId, startsAt, endsAt }: Episode, start: number): Draft[] {
  const random = randomFrom(`picks:${episodeId}`)
  const [from, span] = [startsAt, Math.min(endsAt, start) - startsAt - 2 * MINUTE]
  const isCurrent = endsAt > start
  const share = isCurrent ? 0.34 : 0.5
  const [tastes, year] = [createTastes(episodeId), koreanYear(start)]
  const drafts: Draft[] = []
  for (const user of tx.users.all()) {
    const alwaysPicks = user.id === personas.minseo.id || user.id === personas.curator.id
    const neverPicks = !alwaysPicks && user.id <= Object.keys(personas).length
    const chance = random()
    if (neverPicks || (!alwaysPicks && chance > share)) continue
    const at = from + Math.floor(random() * span)
    const drawn = chooseStyles(user, tastes, year, random)
    drafts.push({ user, at, styleIds: isCurrent && user.isOwner ? [...CURATORS_STYLES] : drawn })
  }
  return drafts
}

/** One to four styles, drawn by weight: gender, age and popularity. */
function chooseStyles(user: User, tastes: readonly Taste[], year: number, random: () => number): number[] {
  const decade = user.birthYear === null ? 0 : Math.floor((year - user.birthYear) / 10)
  const wanted = 1 + Math.floor(random() * 4)
  return tastes
    .map(({ id, wearer, ageWeights }) => {
      const weight = (ageWeights[decade] ?? 1) * (user.gender ? GENDER_WEIGHT[wearer][user.gender] : 1)
      return { id, score: random() ** (1 / weight) }
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wanted)
    .map(({ id }) => id)
}

function createTastes(episodeId: number): Taste[] {
  return styles.flatMap((style, index) => {
    if (style.episodeId !== episodeId) return []
    const random = randomFrom(`taste:${index}`)
    const popularity = 0.5 + 1.5 * random()
    return [
      { id: index + 1, wearer: style.wearer, ageWeights: Array.from({ length: 7 }, () => popularity * (0.3 + 1.9 * random())) },
    ]
  })
}

/** Gives each memo to the first picker of its style without a memo, else to the next picker, who then picks the style too. */
function addMemos(episodeId: number, drafts: Draft[], texts: readonly string[]): void {
  const authors = drafts.filter(({ user }) => !user.isOwner)
  const idOf = (no: number) => styles.findIndex((style) => style.episodeId === episodeId && style.no === no) + 1
  const ofEpisode = memos.filter((memo) => memo.episodeId === episodeId)
  // Minseo is the first author and gets the first memo about the second style.
  const minseoMemo = ofEpisode.find(({ styleNo }) => styleNo === 2)
  for (const memo of ofEpisode.toSorted((one, other) => Number(other === minseoMemo) - Number(one === minseoMemo))) {
    const styleId = memo.styleNo === 0 ? undefined : idOf(memo.styleNo)
    const withoutMemo = authors.filter((draft) => draft.memo === undefined)
    const author =
      memo === minseoMemo
        ? withoutMemo[0]
        : (withoutMemo.find((draft) => styleId === undefined || draft.styleIds.includes(styleId)) ?? withoutMemo[0])
    if (!author) throw new Error(`Episode ${episodeId} has more memos than pickers`)
    author.memo = textAt(texts, memos.indexOf(memo))
    if (styleId !== undefined && !author.styleIds.includes(styleId)) author.styleIds.push(styleId)
  }
}
