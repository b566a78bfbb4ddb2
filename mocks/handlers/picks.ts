import { operations } from '../../src/contract/operations.ts'
import { memosOf, previewMemos, saveMemo } from '../rules/picks/memos.ts'
import { episodeOf, pickOf, recordPick, toPickReply } from '../rules/picks/participation.ts'
import { refused } from '../rules/refusal.ts'
import { statisticsOf, summaryOf } from '../rules/picks/statistics.ts'
import { requireOwn } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const picksHandlers = (handle: Handle) => [
  handle(operations.recordPick, ({ tx, user, body, now }) => {
    recordPick(tx, user, body, now)
    return null
  }),

  handle(operations.statisticsSummary, ({ tx, now }) => summaryOf(tx, now)),
  handle(operations.statistics, ({ tx, query, now }) => statisticsOf(tx, episodeOf(tx, query.episodeId), now)),

  handle(operations.userPicks, ({ tx, user, params, query }) => {
    requireOwn(user, params.userId)
    return toPickReply(tx, pickOf(tx, user.id, query.episodeId) ?? refused('PICK_NOT_FOUND'))
  }),

  handle(operations.saveMemo, ({ tx, user, body, now }) => {
    requireOwn(user, body.userId)
    return { memo: saveMemo(tx, user.id, body, now) }
  }),

  handle(operations.memoPreview, ({ tx, user, query }) => previewMemos(tx, user.id, query.episodeId)),
  handle(operations.memos, ({ tx, query }) => memosOf(tx, query.episodeId)),
]
