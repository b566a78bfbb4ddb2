import { expect, test } from 'vitest'
import { randomText } from '../../../src/features/session/states.ts'

test('[AUTH-03] a state is 13 random characters of base 36', () => {
  const states = Array.from({ length: 200 }, () => randomText())
  for (const state of states) expect(state).toMatch(/^[0-9a-z]{13}$/)
  expect(new Set(states).size).toBe(200)
})
