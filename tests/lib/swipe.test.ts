import { describe, expect, test } from 'vitest'
import { dragOffset, swipeStep, wrapIndex } from '../../src/lib/swipe.ts'

describe('[PICK-10] a swipe', () => {
  test.each([
    [-101, 1],
    [-100, 0],
    [0, 0],
    [100, 0],
    [101, -1],
  ])('of %i px goes %i', (way, step) => {
    expect(swipeStep(way)).toBe(step)
  })

  test.each([
    [-40, -40],
    [-120, -120],
    [-121, -120],
    [500, 120],
  ])('of %i px moves a slide of 360 by %i', (way, moved) => {
    expect(dragOffset(way, 360)).toBe(moved)
  })

  test('wraps around at both ends', () => {
    expect([-1, 0, 4, 5, -6].map((index) => wrapIndex(index, 5))).toEqual([4, 0, 4, 0, 4])
    expect(wrapIndex(3, 0)).toBe(0)
  })
})
