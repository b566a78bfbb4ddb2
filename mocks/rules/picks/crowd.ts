import { nextId, randomFrom } from '../../db/ids.ts'
import { koreanYear } from '../../db/koreanTime.ts'
import type { Episode } from '../../db/collections/episodes.ts'
import { votesOf } from '../../db/collections/picks.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { styleIdsOf } from './participation.ts'

type Votes = Map<number, number>
const MINUTE = 60_000
/** The number of distinct simulated pickers; they repeat afterwards, so that counting stays cheap in an old world. */
const ROUND = 2048

/** Sets the rate of simulated pickers per minute; 0 stops them. Earlier ones are still counted. */
export function changeCrowd(tx: WriteTx, perMinute: number, now: number): void {
  tx.crowdRates.create({ id: nextId(tx.counters, 'crowdRates'), at: now, perMinute })
}

/** The simulated votes in an episode until `now` (ms), by key. They depend on the clock and the rates only. */
export function crowdVotes(tx: ReadTx, episode: Episode, now: number): (key: number) => number {
  const arrived = crowdSize(tx, episode, now)
  if (arrived === 0) return () => 0
  const crowd = crowdOf(episode, styleIdsOf(tx, episode.id))
  const rounds = Math.floor(arrived / ROUND)
  const [whole, begun] = [rounds > 0 ? crowd.upTo(ROUND) : new Map<number, number>(), crowd.upTo(arrived % ROUND)]
  return (key) => rounds * (whole.get(key) ?? 0) + (begun.get(key) ?? 0)
}

/** The number of simulated pickers in an episode until `now` (ms). */
function crowdSize(tx: ReadTx, { startsAt, endsAt }: Episode, now: number): number {
  const end = Math.min(now, endsAt)
  const rates = tx.crowdRates.all()
  const work = rates.map(({ at, perMinute }, index) => {
    const until = Math.min(rates[index + 1]?.at ?? end, end)
    return Math.max(until - Math.max(at, startsAt), 0) * perMinute
  })
  return Math.floor(work.reduce((sum, part) => sum + part, 0) / MINUTE)
}

/** The simulated pickers of an episode are the same in every window and world; each window counts them once. */
const crowds = new Map<string, Crowd>()

function crowdOf({ id, startsAt }: Episode, styleIds: readonly number[]): Crowd {
  const year = koreanYear(startsAt)
  const name = [id, year, ...styleIds].join(':')
  const crowd = crowds.get(name) ?? new Crowd(id, year, styleIds)
  crowds.set(name, crowd)
  return crowd
}

class Crowd {
  readonly #episodeId: number
  readonly #year: number
  readonly #styles: readonly { id: number; favour: number; waves: number; phase: number }[]
  /** The state of both counts: the whole round and the current one. */
  readonly #counted = {
    whole: { size: 0, votes: new Map<number, number>() },
    begun: { size: 0, votes: new Map<number, number>() },
  }

  constructor(episodeId: number, year: number, styleIds: readonly number[]) {
    this.#episodeId = episodeId
    this.#year = year
    this.#styles = styleIds.map((id) => {
      const random = randomFrom(`crowd:${id}`)
      return { id, favour: 0.6 + random(), waves: 2 + Math.floor(random() * 30), phase: random() }
    })
  }

  /** The votes of the first `size` pickers of a round. */
  upTo(size: number): Votes {
    const counted = this.#counted[size === ROUND ? 'whole' : 'begun']
    if (size < counted.size) Object.assign(counted, { size: 0, votes: new Map<number, number>() })
    for (; counted.size < size; counted.size++) {
      for (const [key, amount] of this.#votesOf(counted.size)) counted.votes.set(key, (counted.votes.get(key) ?? 0) + amount)
    }
    return counted.votes
  }

  /** Preferences vary over time: otherwise the ranks would soon stop changing. */
  #votesOf(no: number): Iterable<[number, number]> {
    const random = randomFrom(`crowd:${this.#episodeId}:${no}`)
    const sex = random()
    const birthYear = random() < 0.9 ? this.#year - 15 - Math.floor(random() ** 1.6 * 45) : null
    const wanted = 1 + Math.floor(random() * 3)
    const tastes = this.#styles.map(({ id, favour, waves, phase }) => {
      const mood = 1.15 + Math.sin(2 * Math.PI * ((no * waves) / ROUND + phase))
      return { id, luck: random() ** (1 / (favour * mood)) }
    })
    const styleIds = tastes.toSorted((one, other) => other.luck - one.luck).slice(0, wanted)
    const gender = sex < 0.55 ? 'W' : sex < 0.93 ? 'M' : null
    return votesOf({ episodeId: this.#episodeId, styleIds: styleIds.map(({ id }) => id), gender, birthYear })
  }
}
