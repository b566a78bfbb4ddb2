import { MEMO_PREVIEWS } from '../../src/contract/limits.ts'
import { operations } from '../../src/contract/operations.ts'
import { episodesOf } from './fixtures.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit } from './kit.ts'
import { NotTried } from './report.ts'

const UNKNOWN = 999_999_999

/** Episodes and statistics, which are public (API-20 … API-24). */
export async function tryEpisodes(kit: Kit): Promise<void> {
  await kit.check('episodes', 'by id', 'reads', async () => {
    const ids = (await kit.call(operations.episodes, {}, await kit.reader())).map(({ id }) => id)
    expectThat(isAscending(ids), `in the order ${ids.join(' ')}`)
  })
  await kit.check('currentEpisode', 'one of the episodes, with its styles', 'reads', async () => {
    const { current, all } = await episodesOf(kit, await kit.reader())
    const known = all.find(({ id }) => id === current.detail.id)
    expectThat(known !== undefined, `episode ${current.detail.id} is not in the list`)
    expectThat(known.isInProgress === current.isInProgress, 'in progress here, not there')
    expectThat(current.isInProgress || all.every(({ isInProgress }) => !isInProgress), 'not the episode in progress')
    expectThat(JSON.stringify(known.styles) === JSON.stringify(current.styles), 'other styles than in the list')
  })
  await kit.check('statistics', 'ranked', 'reads', async () => {
    const person = await kit.reader()
    const { all } = await episodesOf(kit, person)
    for (const { id, styles } of all.slice(-3)) {
      const { hotPicks, womanPicks, manPicks } = await kit.call(
        operations.statistics,
        { query: { episodeId: String(id) } },
        person,
      )
      expectThat(hotPicks.length <= 5 && womanPicks.length <= 3 && manPicks.length <= 3, 'more ranks than asked for')
      for (const ranks of [hotPicks, womanPicks, manPicks]) {
        expectThat(
          ranks.every((rank) => styles.some((style) => style.id === rank.id)),
          "another episode's style",
        )
        const isRanked = ranks.every((rank, at) => isNotBefore(ranks[at - 1], rank))
        expectThat(isRanked, `not by count, then by id: ${ranks.map(({ id, count }) => `${id}×${count}`).join(' ')}`)
      }
    }
    expectRefusal(
      await kit.request(operations.statistics, { query: { episodeId: String(UNKNOWN) } }, person),
      'EPISODE_NOT_FOUND',
    )
  })
  await kit.check('statisticsSummary', 'of the current episode', 'reads', async () => {
    const person = await kit.reader()
    const { current } = await episodesOf(kit, person)
    const { hotPicks } = await kit.call(operations.statisticsSummary, {}, person)
    expectThat(hotPicks.length <= 5, 'more than five')
    expectThat(
      hotPicks.every(({ id }) => current.styles.some((style) => style.id === id)),
      "another episode's style",
    )
  })
}

type Rank = { id: number; count: number | null }

/** Counts are optional: without them there is nothing to compare. */
function isNotBefore(before: Rank | undefined, { id, count }: Rank): boolean {
  if (!before || before.count === null || count === null) return true
  return before.count > count || (before.count === count && before.id < id)
}

/** Picks and memos (API-22, API-25 … API-28). */
export async function tryPicks(kit: Kit): Promise<void> {
  await kit.check('recordPick', 'once, in progress, with its styles', 'writes', () => tryPick(kit))
  await kit.check('userPicks', 'own only', 'writes', async () => {
    const [a, b] = [await kit.guest('a'), await kit.guest('b')]
    const { current } = await episodesOf(kit, a)
    const query = { episodeId: String(current.detail.id) }
    expectRefusal(await kit.request(operations.userPicks, { params: { userId: String(b.userId) }, query }, a), 'FORBIDDEN')
    expectRefusal(await kit.request(operations.userPicks, { params: { userId: String(b.userId) }, query }, b), 'PICK_NOT_FOUND')
  })
  await kit.check('saveMemo', 'of who took part, trimmed, replaced', 'writes', () => tryMemo(kit))
  await kit.check('memos', 'newest first, unknown episodes not found', 'reads', async () => {
    const person = await kit.reader()
    const { current } = await episodesOf(kit, person)
    await kit.call(operations.memos, { query: { episodeId: String(current.detail.id) } }, person)
    expectRefusal(await kit.request(operations.memos, { query: { episodeId: String(UNKNOWN) } }, person), 'EPISODE_NOT_FOUND')
  })
  await kit.check('memoPreview', 'ten at most, some of the memos', 'reads', async () => {
    const person = await kit.reader()
    const { current } = await episodesOf(kit, person)
    const query = { episodeId: String(current.detail.id) }
    const preview = await kit.call(operations.memoPreview, { query }, person)
    const memos = await kit.call(operations.memos, { query }, person)
    expectThat(preview.length <= MEMO_PREVIEWS, `shows ${preview.length}`)
    expectThat(
      preview.every((text) => memos.some(({ memo }) => memo === text)),
      'a memo that is not in the list',
    )
    expectRefusal(
      await kit.request(operations.memoPreview, { query: { episodeId: String(UNKNOWN) } }, person),
      'EPISODE_NOT_FOUND',
    )
  })
}

async function tryPick(kit: Kit): Promise<void> {
  const guest = await kit.guest('a')
  const { current, all, over } = await episodesOf(kit, guest)
  const pick = async (episodeId: number, styleIds: number[]) =>
    kit.request(operations.recordPick, { body: { episodeId, styleIds } }, guest)
  expectRefusal(await pick(UNKNOWN, [1]), 'EPISODE_NOT_FOUND')
  const old = over?.styles[0]
  if (over && old) expectRefusal(await pick(over.id, [old.id]), 'EPISODE_CLOSED')
  if (!current.isInProgress) throw new NotTried('no episode is in progress')

  const { id } = current.detail
  const foreign = all.find((episode) => episode.id !== id)?.styles[0]
  expectRefusal(await pick(id, []), 'INVALID_STYLE')
  if (foreign) expectRefusal(await pick(id, [foreign.id]), 'INVALID_STYLE')
  const styleIds = current.styles.slice(0, 2).map((style) => style.id)
  const [first = 0] = styleIds
  expectRefusal(await pick(id, [first, first]), 'INVALID_STYLE')
  expectThat((await pick(id, styleIds)).result === 'SUCCESS', 'a pick is not recorded')
  expectRefusal(await pick(id, styleIds), 'ALREADY_PICKED')

  const picked = await kit.call(
    operations.userPicks,
    { params: { userId: String(guest.userId) }, query: { episodeId: String(id) } },
    guest,
  )
  expectThat(picked.styles.map((style) => style.id).join() === styleIds.join(), 'other styles than picked')
  expectThat((await kit.call(operations.currentEpisode, {}, guest)).isAlreadyParticipated, 'who picked has not taken part')
}

async function tryMemo(kit: Kit): Promise<void> {
  const [a, b] = [await kit.guest('a'), await kit.guest('b')]
  const { current } = await episodesOf(kit, a)
  const episodeId = current.detail.id
  if (!current.isAlreadyParticipated) throw new NotTried('no guest of the kit has picked')
  const save = (memo: string, userId = a.userId ?? 0) =>
    kit.request(operations.saveMemo, { body: { userId, episodeId, memo } }, a)
  expectRefusal(await save('memo', b.userId), 'FORBIDDEN')
  expectRefusal(
    await kit.request(operations.saveMemo, { body: { userId: b.userId ?? 0, episodeId, memo: 'memo' } }, b),
    'NOT_PARTICIPATED',
  )
  for (const memo of ['', '  ', '가'.repeat(151)]) expectRefusal(await save(memo), 'INVALID_MEMO')

  const memo = `계약 검사 ${a.userId}`
  await save('먼저 쓴 것')
  await save(`  ${memo} `)
  const { pickMemo } = await kit.call(operations.currentEpisode, {}, a)
  expectThat(pickMemo === memo, `keeps ${JSON.stringify(pickMemo)}`)
  const query = { episodeId: String(episodeId) }
  const own = (await kit.call(operations.memos, { query }, a)).filter((one) => one.memo === memo)
  expectThat(own.length === 1, `the memo is ${own.length} times in the list`)
  expectThat(!(await kit.call(operations.memoPreview, { query }, a)).includes(memo), 'the preview shows the own memo')
  expectThat(
    (await kit.call(operations.memoPreview, { query }, b)).includes(memo),
    "the preview does not show another's newest memo",
  )
}

const isAscending = (ids: readonly number[]) => ids.every((id, at) => at === 0 || (ids[at - 1] ?? 0) < id)
