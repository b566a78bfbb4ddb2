import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText } from '../../src/lib/fitText.ts'
import '../support/properties.ts'

describe('[MEMO-02] a text that must fit', () => {
  test.each([
    ['room left', 'abc', 'abcd', 5, 'abcd', 4],
    ['typed at the end', 'abcde', 'abcdef', 5, 'abcde', 5],
    ['typed in the middle of a full text', 'abcde', 'abXcde', 5, 'abcde', 2],
    ['pasted in the middle', 'ab', 'aXYZb', 4, 'aXYb', 3],
    ['pasted over everything', 'abc', 'vwxyz', 4, 'vwxy', 4],
    ['half an emoji', 'abcd', 'abcd👗', 5, 'abcd', 4],
    ['an emoji that fits', 'abc', 'abc👗', 5, 'abc👗', 5],
    ['emojis that share their first half', '👗', '👖👗', 2, '👗', 0],
    ['a text of an older limit', 'abcdefgh', 'abcdefg', 5, 'abcde', 5],
  ])('%s', (_, before, after, limit, text, caret) => {
    expect(fitText(before, after, limit)).toEqual({ text, caret })
  })

  const text = string({ unit: 'binary', maxLength: 12 })
  test('never passes the limit and never tears a pair', () => {
    assert(
      property(text, text, text, integer({ min: 0, max: 20 }), (start, came, end, limit) => {
        const fit = fitText(start + end, start + came + end, limit)
        expect(fit.text.length).toBeLessThanOrEqual(limit)
        // refuses half a pair
        expect(() => encodeURIComponent(fit.text)).not.toThrow()
      }),
    )
  })

  test('a full text takes nothing and loses nothing', () => {
    assert(
      property(text, text, text, (start, came, end) => {
        expect(fitText(start + end, start + came + end, start.length + end.length).text).toBe(start + end)
      }),
    )
  })
})
