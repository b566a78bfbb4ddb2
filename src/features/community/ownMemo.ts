import type { Memo, UserPicks } from '../../contract/picks.ts'

/** The length of a date without a time, which many picks share. */
const DAY_LENGTH = 10

/**
 * The user's own memo among those of an episode. Memos carry no author, but the time and the styles of the author's pick:
 * a single match is the user's own. Of several, the one with the saved text is (`saved` is undefined where the server does
 * not send it); where that is ambiguous too, there is none.
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
