import type { Memo, UserPicks } from '../../contract/picks.ts'

/** A date without a time is no mark of anybody: many picks share it. */
const DAY_LENGTH = 10

/**
 * One's own among the memos of an episode. They carry no author, but each the moment and the styles of its author's pick:
 * where exactly one is of one's own pick, it is one's own. Should two be alike to the letter, the text that is known to be
 * one's own decides (`saved`: undefined where the server does not tell it), and if even that fails nobody's is marked.
 */
export function ownMemo(memos: readonly Memo[], pick: UserPicks | undefined, saved: string | null | undefined) {
  if (!pick || saved === null) return undefined
  const ofMyPick = memos.filter((memo) => memo.pickedAt === pick.pickedAt && stylesOf(memo) === stylesOf(pick))
  const mine = saved === undefined || isAlone(ofMyPick, pick) ? ofMyPick : ofMyPick.filter(({ memo }) => memo === saved)
  return isAlone(mine, pick) || (mine.length === 1 && saved !== undefined) ? mine[0] : undefined
}

const isAlone = (memos: readonly Memo[], { pickedAt }: UserPicks) => memos.length === 1 && pickedAt.length > DAY_LENGTH

const stylesOf = ({ styles }: Pick<Memo, 'styles'>) =>
  styles
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join()

/** One's own first, the others as the server sent them: newest first (COMM-01). */
export function ownFirst(memos: readonly Memo[], mine: Memo | undefined): readonly Memo[] {
  return mine ? [mine, ...memos.filter(({ id }) => id !== mine.id)] : memos
}
