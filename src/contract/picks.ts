import * as v from 'valibot'
import { style } from './episodes.ts'
import { instant } from './instant.ts'
import { MEMO_MAX_LENGTH } from './limits.ts'
import { operation } from './operation.ts'
import { count, id, idText, image, listOf, maybe, wholePart } from './values.ts'
import { writtenText } from './writtenText.ts'

/** A memo as stored (MEMO-02, MEMO-04). Its length counts UTF-16 units. */
export const memoText = writtenText(MEMO_MAX_LENGTH)

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const measured = { count: maybe(count), share: maybe(share) }
export const ranked = v.object({ ...style.entries, ...measured })
const rankedImage = v.object({ ...image.entries, ...measured })

export const summary = v.object({
  hotPicks: wholePart(v.array(ranked)),
  womanPick: wholePart(maybe(image)),
  manPick: wholePart(maybe(image)),
  pickersPick: wholePart(maybe(image)),
  pickerCount: maybe(count),
})

export const statisticsShape = v.object({
  hotPicks: wholePart(v.array(ranked)),
  womanPicks: wholePart(v.array(ranked)),
  manPicks: wholePart(v.array(ranked)),
  agePicks: listOf(v.object({ ageRange: v.string(), picks: v.array(rankedImage) })),
  pickersPicks: wholePart(v.array(style)),
  pickerCount: maybe(count),
})

export const userPicksShape = v.object({ pickedAt: instant, styles: v.array(style) })
export const memo = v.object({ id, pickedAt: instant, memo: v.string(), styles: v.array(style) })

const episodeQuery = v.object({ episodeId: idText })

export const recordPick = operation({
  id: 'API-22',
  method: 'POST',
  path: '/v1/picks',
  access: 'user',
  body: v.object({ episodeId: id, styleIds: v.pipe(v.array(id), v.maxLength(1000)) }),
  reply: v.null(),
  isReplyOptional: true,
  refusals: ['EPISODE_CLOSED', 'INVALID_STYLE', 'ALREADY_PICKED', 'EPISODE_NOT_FOUND'],
})

/** Of the current episode. */
export const statisticsSummary = operation({
  id: 'API-23',
  method: 'GET',
  path: '/v1/picks/statistics/summary',
  access: 'user',
  reply: summary,
  refusals: ['EPISODE_NOT_FOUND'],
})

export const statistics = operation({
  id: 'API-24',
  method: 'GET',
  path: '/v1/picks/statistics',
  access: 'user',
  query: episodeQuery,
  reply: statisticsShape,
  refusals: ['EPISODE_NOT_FOUND'],
})

export const userPicks = operation({
  id: 'API-25',
  method: 'GET',
  path: '/v1/users/:userId/picks',
  access: 'user',
  params: v.object({ userId: idText }),
  query: episodeQuery,
  reply: userPicksShape,
  refusals: ['PICK_NOT_FOUND'],
})

export const saveMemo = operation({
  id: 'API-26',
  method: 'POST',
  path: '/v1/picks/memo',
  access: 'user',
  body: v.object({ userId: id, episodeId: id, memo: v.string() }),
  reply: v.object({ memo: v.string() }),
  isReplyOptional: true,
  refusals: ['NOT_PARTICIPATED', 'INVALID_MEMO', 'EPISODE_NOT_FOUND'],
})

/** Newest first, at most ten, without the caller's own. */
export const memoPreview = operation({
  id: 'API-27',
  method: 'GET',
  path: '/v1/picks/memo/preview',
  access: 'user',
  query: episodeQuery,
  reply: listOf(v.string()),
  refusals: ['EPISODE_NOT_FOUND'],
})

/** Newest first. */
export const memos = operation({
  id: 'API-28',
  method: 'GET',
  path: '/v1/picks/memo',
  access: 'user',
  query: episodeQuery,
  reply: listOf(memo),
  refusals: ['EPISODE_NOT_FOUND'],
})

export const examples = {
  recordPick: { episodeId: 6, styleIds: [51] },
  saveMemo: { userId: 2, episodeId: 6, memo: '메모' },
}

export type Ranked = v.InferOutput<typeof ranked>
export type Summary = v.InferOutput<typeof summary>
export type Statistics = v.InferOutput<typeof statisticsShape>
export type UserPicks = v.InferOutput<typeof userPicksShape>
export type Memo = v.InferOutput<typeof memo>
