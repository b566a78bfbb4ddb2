import { describe, expect, test } from 'vitest'
import { editOf } from '../../src/lib/edit.ts'

describe('[OPEN-24] an edit is known from the selection before it', () => {
  test.each([
    ['typed', 'abc', 1, 1, 'aXbc', 2, [1, 1, 'X']],
    ['typed beside the same letter', 'aab', 1, 1, 'aaab', 2, [1, 1, 'a']],
    ['pasted over a selection with the same ends', '010-0000-0001', 0, 13, '010-7777-0001', 13, [0, 13, '010-7777-0001']],
    ['a selection deleted', 'abcd', 1, 3, 'ad', 1, [1, 3, '']],
    ['Backspace', 'abcd', 2, 2, 'acd', 1, [1, 2, '']],
    ['Delete', 'abcd', 2, 2, 'abd', 2, [2, 3, '']],
    ['a word deleted', 'ab cd ef', 5, 5, 'ab  ef', 3, [3, 5, '']],
    ['a keyboard that replaces the word before the caret', 'an old dres', 11, 11, 'an old dress ', 13, [11, 11, 's ']],
    ['a keyboard that corrects that word', 'teh x', 3, 3, 'the x', 3, [0, 3, 'the']],
    ['autofill over what stands', 'abc', 1, 1, 'xyz', 3, [0, 3, 'xyz']],
    ['undo', 'abcX', 4, 4, 'zz', 2, [0, 4, 'zz']],
  ] as const)('%s', (_, text, start, end, after, caret, [from, to, inserted]) => {
    expect(editOf({ text, start, end }, after, caret)).toEqual({ text, start: from, end: to, inserted })
  })
})
