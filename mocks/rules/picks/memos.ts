import * as v from 'valibot'
import { MEMO_PREVIEWS } from '../../../src/contract/limits.ts'
import { memoText } from '../../../src/contract/picks.ts'
import { nextId } from '../../db/ids.ts'
import type { Memo } from '../../db/collections/picks.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { requireEpisode, findPick, toPickReply } from './participation.ts'
import { refuse } from '../refusal.ts'

/** Saves a participant's memo, trimmed, and replaces an earlier one (API-26), also after the episode has ended. */
export function saveMemo(
  tx: WriteTx,
  userId: number,
  { episodeId, memo }: { episodeId: number; memo: string },
  now: number,
): string {
  requireEpisode(tx, episodeId)
  if (!findPick(tx, userId, episodeId)) refuse('NOT_PARTICIPATED')
  const read = v.safeParse(memoText, memo)
  if (!read.success) return refuse('INVALID_MEMO')
  const text = read.output

  const earlier = findMemo(tx, userId, episodeId)
  if (earlier) tx.memos.update(earlier, { data: (draft) => void (draft.memo = text) })
  else tx.memos.create({ id: nextId(tx.counters, 'memos'), userId, episodeId, memo: text, at: now })
  return text
}

export function findMemo(tx: ReadTx, userId: number, episodeId: number): Readonly<Memo> | undefined {
  return tx.memos.findFirst((q) => q.where({ userId, episodeId }))
}

/**
 * The latest memos of other pickers (API-27). Reads at most one memo more than it returns, since one may be the reader's own.
 */
export function previewMemos(tx: ReadTx, readerId: number, episodeId: number): string[] {
  requireEpisode(tx, episodeId)
  const latest = newestFirst(tx, episodeId, MEMO_PREVIEWS + 1)
  const others = latest.filter(({ userId }) => userId !== readerId)
  return others.slice(0, MEMO_PREVIEWS).map(({ memo }) => memo)
}

/** All memos of an episode, newest first, each with its author's pick (API-28). */
export function memosOf(tx: ReadTx, episodeId: number) {
  requireEpisode(tx, episodeId)
  const memos = newestFirst(tx, episodeId)
  return memos.flatMap(({ id, userId, memo }) => {
    const pick = findPick(tx, userId, episodeId)
    return pick ? [{ id, memo, ...toPickReply(tx, pick) }] : []
  })
}

const newestFirst = (tx: ReadTx, episodeId: number, take = Infinity) =>
  tx.memos.findMany((q) => q.where({ episodeId }), { orderBy: { id: 'desc' }, take })
