import { describe, expect, test } from 'vitest'
import { phone } from '../../src/lib/phone.ts'

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

  test.each(['+821012345678', '+82-10-1234-5678', '０１０1234５６７８'])(
    '[OPEN-24] %s of a server is shown without its country code',
    (number) => {
      expect(phone(number)).toBe('010-1234-5678')
    },
  )
})
