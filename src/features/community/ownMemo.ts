import type { Memo, UserPicks } from '../../contract/picks.ts'

/** Length of a date without a time. Many picks share the same date. */
const DAY_LENGTH = 10

/**
 * The user's own memo in an episode. Memos have no author id, but the pick's time and styles: a single match is the user's.
 * Of several matches, the one with the saved text is (`saved` is undefined if the server omits it); if that is ambiguous too,
 * the result is undefined.
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

/** The user's memo first, the others as the server sent them: newest first. */
export function ownFirst(memos: readonly Memo[], mine: Memo | undefined): readonly Memo[] {
  return mine ? [mine, ...memos.filter(({ id }) => id !== mine.id)] : memos
}
