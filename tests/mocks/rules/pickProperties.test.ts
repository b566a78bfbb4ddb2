import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record, string, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { ALL_PICKERS, pickersKey, votesKey } from '../../../mocks/db/collections/picks.ts'
import { operations } from '../../../src/contract/operations.ts'
import { runs } from '../../support/properties.ts'
import { DAY, Shop } from '../client.ts'

const personaNames = ['minseo', 'jihoon', 'yuna', 'guest', 'curator'] as const
type Command =
  | { do: 'pick'; as: (typeof personaNames)[number]; episodeId: number; styleIds: number[] }
  | { do: 'memo'; as: (typeof personaNames)[number]; episodeId: number; memo: string }
  | { do: 'tell'; as: (typeof personaNames)[number]; age: number; gender: 'M' | 'W' }
  | { do: 'wait'; days: number }

const as = constantFrom(...personaNames)
const episodeId = integer({ min: 5, max: 7 })
const command: Arbitrary<Command> = oneof(
  record({
    do: constant('pick' as const),
    as,
    episodeId,
    styleIds: array(integer({ min: 49, max: 61 }), { maxLength: 4 }),
  }),
  record({ do: constant('memo' as const), as, episodeId, memo: string({ maxLength: 160, unit: 'binary' }) }),
  record({
    do: constant('tell' as const),
    as,
    age: integer({ min: 1890, max: 2030 }),
    gender: constantFrom('M', 'W'),
  }),
  record({ do: constant('wait' as const), days: integer({ min: 1, max: 5 }) }),
)

async function run(shop: Shop, command: Command): Promise<number> {
  if (command.do === 'wait') {
    await shop.advanceClock(command.days * DAY)
    return 200
  }
  const caller = { as: command.as }
  const { episodeId, styleIds, memo, age, gender } = {
    episodeId: 0,
    styleIds: [],
    memo: '',
    age: 0,
    gender: 'M' as const,
    ...command,
  }
  if (command.do === 'pick') return (await shop.request(operations.recordPick, { body: { episodeId, styleIds } }, caller)).status
  if (command.do === 'tell') return (await shop.request(operations.addInformation, { body: { age, gender } }, caller)).status
  const userId = personaNames.indexOf(command.as) < 4 ? personaNames.indexOf(command.as) + 1 : 6
  return (await shop.request(operations.saveMemo, { body: { userId, episodeId, memo } }, caller)).status
}

test('[API-22] [API-24] [API-26] picks stay unique, counts exact and windows equal after any commands', async () => {
  await assert(
    asyncProperty(array(command, { maxLength: 30 }), async (commands) => {
      const log = new MemoryLog()
      const windows = [new Shop({ log }), new Shop({ log })] as const
      for (const [turn, command] of commands.entries()) {
        const status = await run(turn % 2 === 0 ? windows[0] : windows[1], command)
        expect([200, 400, 403, 404, 409]).toContain(status)
      }
      const snapshots = []
      for (const { world } of [...windows, new Shop({ log })]) snapshots.push(await world.read(takeSnapshot))
      expect(snapshots[1]).toEqual(snapshots[0])
      expect(snapshots[2]).toEqual(snapshots[0])
      expect(snapshots[0]?.violations).toEqual([])
    }),
    { numRuns: runs(60) },
  )
})

type Tx = Parameters<Parameters<Shop['world']['read']>[0]>[0]

function takeSnapshot(tx: Tx) {
  const [picks, memos] = [tx.picks.all(), tx.memos.all()]
  const violations: string[] = []
  const owners = picks.map(({ userId, episodeId }) => `${userId}:${episodeId}`)
  if (new Set(owners).size !== owners.length) violations.push('somebody picked twice')
  for (const { userId, episodeId, memo } of memos) {
    if (!owners.includes(`${userId}:${episodeId}`)) violations.push('a memo of somebody who did not take part')
    if (memo.trim() !== memo || memo.length === 0 || memo.length > 150) violations.push('a memo that may not be')
  }
  for (const { id } of tx.styles.all()) {
    const votes = picks.filter(({ styleIds }) => styleIds.includes(id)).length
    if (tx.picks.sum('votes', votesKey(id, ALL_PICKERS)) !== votes) violations.push(`style ${id} is miscounted`)
  }
  for (const { id } of tx.episodes.all()) {
    if (tx.picks.sum('votes', pickersKey(id)) !== picks.filter((pick) => pick.episodeId === id).length)
      violations.push('pickers miscounted')
  }
  for (const { userId, gender, birthYear } of picks) {
    const user = tx.users.findFirst((q) => q.where({ id: userId }))
    if (user?.gender !== gender || user.birthYear !== birthYear) violations.push('a pick that does not know its picker')
  }
  return { picks, memos, violations }
}
