import { describe, expect, test } from 'vitest'
import { fitDigits, type Notation, phoneNumber } from '../../src/lib/fitDigits.ts'
import { groupPhone } from '../../src/lib/phone.ts'

/** Replaces, of a field's parts between bars, the middle one; several characters are pasted. */
function change(field: string, inserted: string, notation: Notation) {
  const [head = '', selected = '', tail = ''] = field.split('|')
  const before = head + selected + tail
  const typed = { before, after: head + inserted + tail, caret: head.length + inserted.length }
  return fitDigits({ ...typed, isPaste: inserted.length > 1 }, notation)
}

const phone = (field: string, inserted: string) => change(field, inserted, { ...phoneNumber, limit: 11, format: groupPhone })
const account = (field: string, inserted: string) => change(field, inserted, { limit: 16 })

const pressKey = (shown: string, key: string) => {
  const fit = phone(`${shown}||`, key)
  return fit && 'text' in fit ? fit.text : shown
}
const type = (text: string) => Array.from(text).reduce(pressKey, '')

describe('[OPEN-24] a phone number', () => {
  test.each([
    ['||', '+82 10-1234-5678', '010-1234-5678', 13],
    ['|010-1357-2461|', '010-7777-8888', '010-7777-8888', 13],
    ['010-|0000|-0001', '1234', '010-1234-0001', 8],
    ['010-|0000-0001|', '-1234-5678', '010-1234-5678', 13],
    ['010-1234-5678||', '9', null, null],
    ['010-12||', 'x', null, null],
    ['010-12||', '-', '010-12', 6],
    ['|010-12|', 'ㅂ', null, null],
    ['010-12||', '３', '010-123', 7],
    ['01|0|-12', '', '011-2', 2],
    // Typed: the country code goes with its last digit.
    ['82||', '1', '01', 2],
    ['820||', '1', '01', 2],
    ['008-2||', '1', '01', 2],
    ['82||', '10-1234-5678', '010-1234-5678', 13],
    // Not by an edit elsewhere, nor by a deletion.
    ['|010-|8210-5678', '', '821-056-78', 0],
    ['821-0567||', '8', '821-056-78', 10],
  ])('%s with %j', (field, inserted, text, caret) => {
    expect(phone(field, inserted)).toEqual(text === null ? null : { text, caret })
  })

  test.each([
    ['|010-1357-2461|', '010-7777-8888(내선 0001)', { problem: 'sign', sign: '내선' }],
    ['||', '+1 415 555 2671', { problem: 'country' }],
    ['010||', '010-1234-5678', { problem: 'long', limit: 11 }],
    ['010-1357-2461||', '+82 10-1234-5678', { problem: 'sign', sign: '+' }],
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
    ['||', '110-123-456789', { text: '110123456789', caret: 12 }],
    ['1111|2222|33334444', '9876', { text: '1111987633334444', caret: 8 }],
    ['1111|2222|33334444', '987654321', { problem: 'long', limit: 16 }],
    ['||', '국민 110-123-456789', { problem: 'sign', sign: '국민' }],
    ['||', '82101234567890', { text: '82101234567890', caret: 14 }],
  ])('%s with %j', (field, inserted, result) => {
    expect(account(field, inserted)).toEqual(result)
  })
})
