import { describe, expect, test } from 'vitest'
import { phone, phoneDigits } from '../../src/lib/phone.ts'

describe('phone numbers', () => {
  test.each([
    ['01012345678', '010-1234-5678'],
    ['0101234567', '010-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['010', '010'],
    ['0101', '010-1'],
    ['010-1234-56789', '010-1234-5678'],
    ['', ''],
  ])('%s is shown as %s', (typed, text) => {
    expect(phone(typed)).toBe(text)
  })

  test('digits alone are sent', () => {
    expect(phoneDigits('010-1234-5678')).toBe('01012345678')
  })
})
