import { describe, expect, test } from 'vitest'
import { movedRank } from '../../../src/features/pick/movedRank.ts'

const summary = (...counts: (number | null)[]) => ({
  hotPicks: counts.map((count, index) => ({ id: index, name: `${index}`, imageUrl: `${index}.avif`, count, share: null })),
  womanPick: null,
  manPick: null,
  pickersPick: null,
  pickerCount: null,
})

describe('the rank that a pick has moved', () => {
  test.each([
    ['its vote reaches the next one', summary(11, 10), summary(11, 11), { name: '1', from: 2, to: 1 }],
    ['its vote passes nobody', summary(12, 10), summary(12, 11), null],
    ['others have picked it too', summary(11, 10), summary(11, 12), null],
    ['another style moved', summary(11, 10, 9), summary(11, 10, 10), null],
    ['there are no counts', summary(null, null), summary(null, null), null],
    ['it was not among the first', summary(11), summary(11, 11), null],
  ])('%s', (_, before, after, moved) => {
    expect(movedRank(before, after, [1])).toEqual(moved)
  })

  test('of several styles, the highest', () => {
    expect(movedRank(summary(9, 8, 9, 8), summary(9, 9, 9, 9), [1, 3])).toEqual({ name: '1', from: 3, to: 1 })
    expect(movedRank(summary(12, 11, 9, 8), summary(12, 12, 9, 9), [3, 1])).toEqual({ name: '1', from: 2, to: 1 })
  })
})
