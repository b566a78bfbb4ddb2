import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { plainCode, readDigits, readPhoneNumber } from '../../src/lib/numbers.ts'
import { mobileNumber } from '../../src/contract/values.ts'
import { lookupForm } from '../../src/features/guest/rules.ts'

describe('[OPEN-24] a phone number', () => {
  test.each([
    '010-1234-5678',
    '+82 10-1234-5678',
    '+82 (0)10-1234-5678',
    '(+82) 010-1234-5678',
    '82-10-1234-5678',
    '8201012345678',
    '0082 10 1234 5678',
    '０１０－１２３４－５６７８',
    '＋８２１０１２３４５６７８',
    '010ㅡ1234ㅡ5678',
    '010–1234—5678',
    '(010) 1234.5678',
    '010)1234-5678',
    'tel:+82-10-1234-5678',
    '\u202a010-1234-5678\u202c',
    ' 010\u00a01234\u20095678\n',
  ])('%j is 01012345678', (text) => {
    expect(readPhoneNumber(text)).toEqual({ digits: '01012345678' })
  })

  test.each([
    ['010-7777-8888(내선 0001)', { problem: 'sign', sign: '내선' }],
    ['+1 415 555 2671', { problem: 'country' }],
    ['+81 90-1234-5678', { problem: 'country' }],
    ['010-1234-5678, 010-2345-6789', { problem: 'sign', sign: ',' }],
    ['010-1234-567O', { problem: 'sign', sign: 'O' }],
    ['전화번호', { problem: 'sign', sign: '전화번호' }],
    ['---', { problem: 'sign', sign: '---' }],
  ])('%j cannot be read', (text, problem) => {
    expect(readPhoneNumber(text)).toEqual(problem)
    expect(v.is(mobileNumber, text)).toBe(false)
  })

  test('of a landline keeps its area code', () => {
    expect(readPhoneNumber('+82 2-123-4567')).toEqual({ digits: '021234567' })
  })
})

describe('[OPEN-24] a code', () => {
  test('of digits is read without the signs that group them', () => {
    expect(readDigits('110-123-456789')).toEqual({ digits: '110123456789' })
    expect(readDigits('국민 110-123-456789')).toEqual({ problem: 'sign', sign: '국민' })
    expect(readDigits('+82 10')).toEqual({ problem: 'sign', sign: '+' })
  })

  test('[GUEST-02] of letters has plain signs', () => {
    expect(plainCode(' ２０２６1121‑abcDE\u200b\n')).toBe('20261121-abcDE')
    expect(v.parse(lookupForm, { orderId: '\ufeff20261121–AB_c ', phoneNumber: '010-1357-2464' })).toEqual({
      orderId: '20261121-AB_c',
      phoneNumber: '01013572464',
    })
    expect(v.is(lookupForm.entries.orderId, '주문번호 20261121-ABC')).toBe(false)
  })
})
