import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText } from '../../src/lib/fitText.ts'
import '../support/properties.ts'

/** The change that inserts `inserted` between `head` and `tail`, over what was selected there. */
const edit = (head: string, selected: string, tail: string, inserted: string) => ({
  before: head + selected + tail,
  after: head + inserted + tail,
  caret: head.length + inserted.length,
})
const decomposed = (text: string) => text.normalize('NFD')

describe('[MEMO-02] a text that must fit', () => {
  test.each([
    ['room left', edit('abc', '', '', 'd'), 5, 'abcd', 4],
    ['typed at the end', edit('abcde', '', '', 'f'), 5, 'abcde', 5],
    ['typed in the middle of a full text', edit('ab', '', 'cde', 'X'), 5, 'abcde', 2],
    ['pasted in the middle', edit('a', '', 'b', 'XYZ'), 4, 'aXYb', 3],
    ['pasted over everything', edit('', 'abc', '', 'vwxyz'), 4, 'vwxy', 4],
    ['half an emoji', edit('abcd', '', '', '👗'), 5, 'abcd', 4],
    ['an emoji that fits', edit('abc', '', '', '👗'), 5, 'abc👗', 5],
    ['emojis that share their first half', edit('', '', '👗', '👖'), 2, '👗', 0],
    ['a text of an older limit', edit('abcdefg', 'h', '', ''), 5, 'abcde', 5],
  ])('%s', (_, change, limit, text, caret) => {
    expect(fitText(change, limit)).toEqual({ text, caret })
  })

  const text = string({ unit: 'binary', maxLength: 12 })
  test('never passes the limit and never tears a pair', () => {
    assert(
      property(text, text, text, text, integer({ min: 0, max: 20 }), (head, selected, tail, came, limit) => {
        const fit = fitText(edit(head, selected, tail, came), limit)
        expect(fit.text.length).toBeLessThanOrEqual(limit)
        expect(fit.caret).toBeLessThanOrEqual(fit.text.length)
        expect(fit.text).toBe(fit.text.normalize('NFC'))
        // refuses half a pair
        expect(() => encodeURIComponent(fit.text)).not.toThrow()
      }),
    )
  })

  // Without combining signs: those may join the letter before them, and a full text takes them then.
  const letters = string({ unit: 'grapheme-ascii', maxLength: 12 })
  test('a full text takes nothing and loses nothing', () => {
    assert(
      property(letters, letters, letters, (head, came, tail) => {
        expect(fitText(edit(head, '', tail, came), head.length + tail.length).text).toBe(head + tail)
      }),
    )
  })
})

describe('[OPEN-23, OPEN-24] a text in its NFC form', () => {
  test.each([
    ['decomposed syllables count once', edit('', '', '', decomposed('비 오는 날에는')), 8, '비 오는 날에는', 8],
    ['a syllable that does not fit is left out whole', edit('', '', '', decomposed('한글날')), 2, '한글', 2],
    ['what stands is composed too', edit(decomposed('각'), '', '', 'a'), 2, '각a', 2],
    ['a letter that joins the one before', edit('caf', '', '', 'e\u0301'), 4, 'café', 4],
    ['a sequence of emoji is not cut', edit('abc', '', '', '👩‍🚀'), 6, 'abc', 3],
    ['a selector stays with its emoji', edit('ab', '', '', '❤️'), 3, 'ab', 2],
    ['a joiner that would join what stands', edit('ab👩', '', 'c', '\u200d🚀'), 6, 'ab👩c', 4],
    ['a flag of two letters', edit('', '', '', '🇰🇷🇰🇷'), 6, '🇰🇷', 4],
    ['pasted over a selection that looks alike', edit('가', '나가', '가', '나나나'), 4, '가나나가', 3],
  ])('%s', (_, change, limit, text, caret) => {
    expect(fitText(change, limit)).toEqual({ text, caret })
  })

  test('a memo of 85 decomposed syllables is taken whole', () => {
    const memo = '가을에는 트렌치코트가 좋아요 '.repeat(8).slice(0, 85)
    expect(fitText(edit('', '', '', decomposed(memo)), 150).text).toBe(memo)
  })
})
