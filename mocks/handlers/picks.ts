import { operations } from '../../src/contract/operations.ts'
import { memosOf, previewMemos, saveMemo } from '../rules/memos.ts'
import { episodeOf, pickOf, recordPick, shownPick } from '../rules/participation.ts'
import { refused } from '../rules/refusal.ts'
import { statisticsOf, summaryOf } from '../rules/statistics.ts'
import { requireOwn } from '../rules/users.ts'
import { answer } from './answer.ts'

export const picks = {
  recordPick: answer(operations.recordPick, ({ t, user, body, now }) => {
    recordPick(t, user, body, now)
    return null
  }),

  statisticsSummary: answer(operations.statisticsSummary, ({ t, now }) => summaryOf(t, now)),
  statistics: answer(operations.statistics, ({ t, query, now }) => statisticsOf(t, episodeOf(t, query.episodeId), now)),

  userPicks: answer(operations.userPicks, ({ t, user, params, query }) => {
    requireOwn(user, params.userId)
    return shownPick(t, pickOf(t, user.id, query.episodeId) ?? refused('PICK_NOT_FOUND'))
  }),

  saveMemo: answer(operations.saveMemo, ({ t, user, body, now }) => {
    requireOwn(user, body.userId)
    return { memo: saveMemo(t, user.id, body, now) }
  }),

  memoPreview: answer(operations.memoPreview, ({ t, user, query }) => previewMemos(t, user.id, query.episodeId)),
  memos: answer(operations.memos, ({ t, query }) => memosOf(t, query.episodeId)),
}
