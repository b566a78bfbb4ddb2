import { expect, test } from 'vitest'

let attempt = 0

test('[PICK-01] passes', () => expect(1).toBe(1))
test('[PICK-02] fails', () => expect(1).toBe(2))
test('[PICK-03] is left out', ({ skip }) => {
  skip()
  expect(1).toBe(2)
})
test('passes the second time', () => {
  attempt += 1
  expect(attempt, 'first attempt').toBe(2)
})
