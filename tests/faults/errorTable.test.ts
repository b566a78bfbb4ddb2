import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calls, errorKeys } from '../../scripts/generate/errorsDocument.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { errorTexts } from '../../src/texts/errors.ts'
import { filesIn } from '../../scripts/shared/filesIn.ts'

describe('texts by call and kind of error', () => {
  test.each([
    ['ko', errorTexts.ko],
    ['en', errorTexts.en],
  ] as const)('[ERR-01, ERR-02, ERR-03] every call has a text for every error in %s', (_, texts) => {
    expect(calls.filter((call) => errorKeys(call, texts).includes(''))).toEqual([])
  })
})

test('[ERR-01, ERR-03] every call of a screen has a row in the fault tests', () => {
  const rows = filesIn('tests', /\.test\.tsx$/)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('proveFaults('))
  const driven = new Set(rows.flatMap((text) => [...text.matchAll(/(?:call: |\[|, )'(\w+)'/g)].map(([, name]) => name)))
  const missing = calls.filter((call) => !driven.has(call) && !callsWithoutScreen.has(call))
  expect(missing, 'add a row `{ call, ids, open, pendingElement }` for each to the `proveFaults` of its feature').toEqual([])
})

/** Handled in `http.ts`, not by a screen (tests/api/session.test.ts). */
const callsWithoutScreen = new Set<OperationName>(['refreshTokens'])
