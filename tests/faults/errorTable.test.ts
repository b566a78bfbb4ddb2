import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '../../src/api/errors.ts'
import { errorText } from '../../src/api/errorText.ts'
import { operations, type OperationName } from '../../src/contract/operations.ts'
import type { TextsOf } from '../../src/texts/defineTexts.ts'
import { errorTexts } from '../../src/texts/errors.ts'

const SERVER_MESSAGE = '서버가 하는 말이에요'

/** Every kind of the union, with and without a message from the server. */
const kinds = {
  refused: { kind: 'refused', status: 409, code: 'X', message: SERVER_MESSAGE },
  'refused without words': { kind: 'refused', status: 409, code: 'X', message: null },
  unauthorized: { kind: 'unauthorized', code: 'X', message: SERVER_MESSAGE },
  'unauthorized without words': { kind: 'unauthorized', code: 'X', message: null },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'broken', status: 502, detail: 'no envelope' },
} as const satisfies Record<string, ApiError>

const calls = Object.keys(operations).filter((name): name is OperationName => name in operations)

type Texts = TextsOf<typeof errorTexts>

/** The key of the displayed text. */
function keyOf(call: OperationName, error: ApiError, errors: Texts): string {
  const words = errorText(error, errors, call)
  if (words === null) return 'nothing'
  if (words.text === '') return ''
  if (words.text === SERVER_MESSAGE) return words.lang === 'ko' ? "the server's" : ''
  if (words.text === errors.network) return 'network'
  if (words.text === errors.timeout) return 'timeout'
  return words.text === errors.calls[call] ? `calls.${call}` : ''
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const keys = (texts: Texts) => calls.map((call) => Object.values(kinds).map((error) => keyOf(call, error, texts)))

describe('texts by call and kind of error', () => {
  test.each([
    ['ko', errorTexts.ko],
    ['en', errorTexts.en],
  ] as const)('[ERR-01, ERR-02, ERR-03] every call has a text for every error in %s', (_, texts) => {
    const empty = keys(texts).flatMap((cells, at) => (cells.includes('') ? [calls[at]] : []))
    expect(empty).toEqual([])
  })

  test('[ERR-01, ERR-02] docs/errors.md is up to date', async () => {
    const head = `# What a shopper reads when a call fails

Made by \`npx vitest run tests/faults/errorTable.test.ts -u\`. A cell is the key of the text in \`src/texts/errors.ts\`; "the server's"
are its own words, which stay Korean.

`
    const table = [
      row(['call', ...Object.keys(kinds)]),
      row(['call', ...Object.keys(kinds)].map(() => '---')),
      ...keys(errorTexts.ko).map((cells, at) => row([calls[at] ?? '', ...cells])),
    ]
    await expect(`${head}${table.join('\n')}\n`).toMatchFileSnapshot('../../docs/errors.md')
  })
})

test('[ERR-01, ERR-03] every call of a screen has a row in the fault tests', () => {
  const rows = readdirSync('tests/faults')
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => readFileSync(`tests/faults/${file}`, 'utf8'))
  const driven = new Set(rows.flatMap((text) => [...text.matchAll(/(?:call: |\[|, )'(\w+)'/g)].map(([, name]) => name)))
  const missing = calls.filter((call) => !driven.has(call) && !callsWithoutScreen.has(call))
  expect(missing, 'add a row `{ call, ids, open, pendingElement }` for each to a tests/faults/*.test.tsx').toEqual([])
})

/** Handled in `http.ts`, not by a screen (tests/api/session.test.ts). */
const callsWithoutScreen = new Set<OperationName>(['refreshTokens'])
