import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { operations } from '../../src/contract/operations.ts'
import { memoText } from '../../src/contract/picks.ts'
import { reviewContent } from '../../src/contract/reviews.ts'
import { newAddress, profile } from '../../src/contract/users.ts'
import { completeRefundAccount } from '../../src/contract/orderShape.ts'
import { isBlank, searchText, written } from '../../src/contract/writtenText.ts'

/** Every sign of the list shows nothing alone, and in a run with spaces. */
const invisible = Array.from(
  '\u3164\u115f\u1160\uffa0\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\u034f\u061c\u180e\u2800\u2063\ufe0f\u0000',
)
const decomposed = (text: string) => text.normalize('NFD')

describe('[OPEN-23] a written text', () => {
  test.each(invisible)('%j alone is blank', (sign) => {
    expect([sign, ` ${sign}${sign}\n`].map(isBlank)).toEqual([true, true])
    expect(written(` ${sign}${sign} `)).toBe('')
  })

  test.each(['가', 'a', '.', '👗', '👩‍🚀', '❤️', '🇰🇷', 'ㅋ', '\u1100\u1160', '한\u200d글', '#️⃣'])('%j shows something', (text) => {
    expect(isBlank(text)).toBe(false)
    expect(written(text)).toBe(text)
  })

  test.each([
    ['spaces and fillers around it', '\u3164 \u200b민서\ufeff\u2060 ', '민서'],
    ['an emoji whose last sign is a selector', '좋아요❤️ ', '좋아요❤️'],
    ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a joiner inside Hangul', ' 한\u200d글 ', '한\u200d글'],
    ['a decomposed syllable at its end', `좋${decomposed('았')}`, '좋았'],
  ])('is trimmed and NFC: %s', (_, text, stored) => {
    expect(written(text)).toBe(stored)
  })

  test('is as long as its NFC form', () => {
    const memo = '비 오는 날에는 트렌치코트'.repeat(6)
    expect(decomposed(memo).length).toBeGreaterThan(150)
    expect(v.parse(memoText, decomposed(memo))).toBe(memo)
  })

  test('is found without regard to its form and to upper case', () => {
    expect(searchText(` ${decomposed('트렌치 COAT')}\u200b`)).toBe('트렌치 coat')
  })

  test('takes time in proportion to its length', () => {
    expect(written(`x${' \u200b'.repeat(500_000)}x`)).toHaveLength(1_000_002)
  })
})

describe('[OPEN-23] fields that refuse what shows nothing', () => {
  const texts = {
    memo: memoText,
    review: reviewContent,
    nickName: profile.entries.nickName,
    name: newAddress.entries.name,
    receiver: newAddress.entries.receiver,
    addressDetail: newAddress.entries.addressDetail,
    cancelReason: operations.cancelOrder.body.entries.cancelReason,
    holderName: completeRefundAccount.entries.holderName,
  }
  test.each(Object.entries(texts))('%s', (_, schema) => {
    for (const sign of invisible) expect(v.is(schema, sign.repeat(12))).toBe(false)
    expect(v.parse(schema, decomposed('\u3164민서가 쓴 글입니다. 좋아요\u200b'))).toBe('민서가 쓴 글입니다. 좋아요')
  })

  test('[REV-08] four decomposed syllables and zero-width signs do not make ten characters', () => {
    expect(v.is(reviewContent, decomposed('좋았습니'))).toBe(false)
    expect(v.is(reviewContent, `좋${'\u200b'.repeat(9)}다`)).toBe(false)
    expect(v.is(reviewContent, '👨‍👩‍👧👍')).toBe(true)
  })

  test('[ACCT-03] an email address has no invisible signs inside', () => {
    expect(v.parse(profile.entries.email, '\u200bminseo@example.com\ufeff')).toBe('minseo@example.com')
    expect(v.is(profile.entries.email, 'min\u200bseo@example.com')).toBe(false)
    expect(v.is(profile.entries.email, '\u3164@\u3164.\u3164')).toBe(false)
  })
})
