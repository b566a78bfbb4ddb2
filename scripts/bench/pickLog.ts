import { createWorld } from '../../mocks/db/createWorld.ts'
import { nextId } from '../../mocks/db/ids.ts'
import { MemoryLog, type Entry } from '../../mocks/db/log.ts'
import { isInProgress, styleIdsOf } from '../../mocks/rules/picks/participation.ts'

/** The change log of a world with `count` picks in the current episode, one transaction each. */
export async function logWithPicks(count: number): Promise<readonly Entry[]> {
  const log = new MemoryLog()
  const world = createWorld(log)
  const now = Date.now()
  const styleIds = await world.read((tx) => {
    const episode = tx.episodes.all().find((candidate) => isInProgress(candidate, now))
    return episode === undefined ? [] : styleIdsOf(tx, episode.id)
  })
  for (let no = 0; no < count; no++) {
    await world.transaction((tx) => {
      const { episodeId = 0 } = tx.styles.findFirst((q) => q.where({ id: styleIds[0] ?? 0 })) ?? {}
      const picked = [styleIds[no % styleIds.length] ?? 0, styleIds[(no * 7 + 3) % styleIds.length] ?? 0]
      const person = {
        userId: 1_000_000 + no,
        gender: no % 3 === 0 ? ('M' as const) : ('W' as const),
        birthYear: 1960 + (no % 50),
      }
      tx.picks.create({ id: nextId(tx.counters, 'picks'), episodeId, styleIds: [...new Set(picked)], at: now, ...person })
    })
  }
  return log.read(0)
}
