import { describe, expect, test } from 'vitest'
import type { Memo, UserPicks } from '../../../src/contract/picks.ts'
import { ownFirst, ownMemo } from '../../../src/features/community/ownMemo.ts'

const AT = '2026-11-19T10:00:00+09:00'
const style = (id: number) => ({ id, name: `스타일 ${id}`, imageUrl: `${id}.avif` })
const note = (id: number, text: string, pickedAt = AT, styleIds = [1, 2]): Memo => ({
  id,
  pickedAt,
  memo: text,
  styles: styleIds.map(style),
})
const pick: UserPicks = { pickedAt: AT, styles: [style(2), style(1)] }

describe('the user’s own memo', () => {
  test('[COMM-01] the memo of the user’s pick has its time and its styles in any order', () => {
    const memos = [note(1, '남의 것', '2026-11-19T10:00:01+09:00'), note(2, '내 것'), note(3, '남의 것', AT, [1])]
    expect(ownMemo(memos, pick, undefined)?.id).toBe(2)
    expect(ownMemo(memos, pick, '내 것')?.id).toBe(2)
  })

  test('[COMM-01] of two picks at the same second the saved text decides, else none is marked', () => {
    const memos = [note(1, '남의 것'), note(2, '내 것')]
    expect(ownMemo(memos, pick, '내 것')?.id).toBe(2)
    expect(ownMemo(memos, pick, undefined)).toBeUndefined()
    expect(ownMemo([note(1, '같은 말'), note(2, '같은 말')], pick, '같은 말')).toBeUndefined()
  })

  test('[COMM-01] a date without a time marks no memo, unless the text matches', () => {
    const [day, ofDay] = ['2026-11-19', { ...pick, pickedAt: '2026-11-19' }]
    expect(ownMemo([note(1, '내 것', day)], ofDay, undefined)).toBeUndefined()
    expect(ownMemo([note(1, '내 것', day)], ofDay, '내 것')?.id).toBe(1)
    expect(ownMemo([note(1, '남의 것', day)], ofDay, '내 것')).toBeUndefined()
  })

  test('[COMM-01] without an own pick or memo none is marked', () => {
    expect(ownMemo([note(1, '누구의 것')], undefined, undefined)).toBeUndefined()
    expect(ownMemo([note(1, '누구의 것')], pick, null)).toBeUndefined()
  })

  test('[COMM-01] the own memo comes first, the others keep their order', () => {
    const memos = [note(3, 'c'), note(2, 'b'), note(1, 'a')]
    expect(ownFirst(memos, memos[1]).map(({ id }) => id)).toEqual([2, 3, 1])
    expect(ownFirst(memos, undefined)).toBe(memos)
  })
})
