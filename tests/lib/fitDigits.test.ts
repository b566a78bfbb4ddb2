import { describe, expect, test } from 'vitest'
import { anyNumber, fitDigits, phoneNumber } from '../../src/lib/fitDigits.ts'
import { groupPhone } from '../../src/lib/phone.ts'

/** An edit of a field with this text: of the parts between bars, the middle one is replaced. */
function edit(field: string, inserted: string) {
  const [head = '', selected = '', tail = ''] = field.split('|')
  return { text: head + selected + tail, start: head.length, end: head.length + selected.length, inserted }
}

const phone = (field: string, inserted: string) => fitDigits(edit(field, inserted), 11, phoneNumber)

const pressKey = (shown: string, key: string) => {
  const fit = phone(`${shown}||`, key)
  return fit?.problem === undefined && fit ? groupPhone(fit.digits) : shown
}
const type = (text: string) => Array.from(text).reduce(pressKey, '')

describe('[OPEN-24] a phone number', () => {
  test.each([
    ['||', '+82 10-1234-5678', '01012345678', 11],
    ['|010-0000-0001|', '010-7777-8888', '01077778888', 11],
    ['010-|0000|-0001', '1234', '01012340001', 7],
    ['010-|0000-0001|', '-1234-5678', '01012345678', 11],
    ['010-1234-5678||', '9', null, null],
    ['010-12||', 'x', null, null],
    ['010-12||', '-', null, null],
    ['|010-12|', 'ㅂ', null, null],
    ['010-12||', '３', '010123', 6],
    ['01|0|-12', '', '0112', 2],
    // Typed: the country code goes with its last digit.
    ['82||', '1', '01', 2],
    ['820||', '1', '01', 2],
    ['008-2||', '1', '01', 2],
    ['82||', '10-1234-5678', '01012345678', 11],
    // Not by an edit elsewhere, nor by a deletion.
    ['|010-|8210-5678', '', '82105678', 0],
    ['821-0567||', '8', '82105678', 8],
  ])('%s with %j', (field, inserted, digits, caret) => {
    expect(phone(field, inserted)).toEqual(digits === null ? undefined : { digits, caret })
  })

  test.each([
    ['|010-0000-0001|', '010-7777-8888(내선 0001)', { problem: 'sign', sign: '내선' }],
    ['||', '+1 415 555 2671', { problem: 'country' }],
    ['010||', '010-1234-5678', { problem: 'long', limit: 11 }],
    ['010-0000-0001||', '+82 10-1234-5678', { problem: 'sign', sign: '+' }],
    ['010-|0000|-0001', '12345', { problem: 'long', limit: 11 }],
  ])('%s refuses %j', (field, inserted, problem) => {
    expect(phone(field, inserted)).toEqual(problem)
  })

  test('typed digit by digit with its country code ends as the national number', () => {
    expect(['+821012345678', '00821012345678', '+82 (0)10 1234 5678', '82-10-1234-5678'].map(type)).toEqual(
      Array.from({ length: 4 }, () => '010-1234-5678'),
    )
  })
})

describe('[OPEN-24, ORD-07] an account number', () => {
  test.each([
    ['||', '110-123-456789', { digits: '110123456789', caret: 12 }],
    ['1111|2222|33334444', '9876', { digits: '1111987633334444', caret: 8 }],
    ['1111|2222|33334444', '987654321', { problem: 'long', limit: 16 }],
    ['||', '국민 110-123-456789', { problem: 'sign', sign: '국민' }],
    ['||', '82101234567890', { digits: '82101234567890', caret: 14 }],
  ])('%s with %j', (field, inserted, result) => {
    expect(fitDigits(edit(field, inserted), 16, anyNumber)).toEqual(result)
  })
})
