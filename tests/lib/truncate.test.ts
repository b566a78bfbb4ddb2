import { describe, expect, test } from 'vitest'
import { truncate } from '../../src/lib/truncate.ts'

describe('[REV-04] a text that is cut', () => {
  test.each([
    ['12345', '12345'],
    ['123456', '12345…'],
    ['1234 67', '1234…'],
    ['1234👗', '1234…'],
    ['1234👩‍🚀', '1234…'],
    ['한글은 아름'.normalize('NFD'), '한글은 아…'],
    ['한글'.normalize('NFD'), '한글'.normalize('NFD')],
  ])('%s is shown as %s', (text, shown) => {
    expect(truncate(text, 5)).toBe(shown)
  })
})
