import { operations } from '../../src/contract/operations.ts'
import { memosOf, previewMemos, saveMemo } from '../rules/picks/memos.ts'
import { findPick, recordPick, toPickReply } from '../rules/picks/participation.ts'
import { refuse } from '../rules/refusal.ts'
import { requireSelf } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const picksHandlers = (handle: Handle) => [
  handle(operations.recordPick, ({ tx, user, body, now }) => {
    recordPick(tx, user, body, now)
    return null
  }),

  handle(operations.userPicks, ({ tx, user, params, query }) => {
    requireSelf(user, params.userId)
    return toPickReply(tx, findPick(tx, user.id, query.episodeId) ?? refuse('PICK_NOT_FOUND'))
  }),

  handle(operations.saveMemo, ({ tx, user, body, now }) => {
    requireSelf(user, body.userId)
    return { memo: saveMemo(tx, user.id, body, now) }
  }),

  handle(operations.memoPreview, ({ tx, user, query }) => previewMemos(tx, user.id, query.episodeId)),
  handle(operations.memos, ({ tx, query }) => memosOf(tx, query.episodeId)),
]
