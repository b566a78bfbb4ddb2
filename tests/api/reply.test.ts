import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toApiError } from '../../src/api/errors.ts'
import { unwrap } from '../../src/api/reply.ts'

const operation = { id: 'API-00', reply: v.object({ name: v.string(), size: v.optional(v.number(), 1) }) }

function errorOf(status: number, data: unknown) {
  try {
    return unwrap(operation, { status, data })
  } catch (thrown) {
    return toApiError(thrown)
  }
}

test("[API-01] unwrap returns the envelope's data as the schema parses it", () => {
  expect(unwrap(operation, { status: 200, data: { result: 'SUCCESS', data: { name: 'a' }, error: null } })).toEqual({
    name: 'a',
    size: 1,
  })
})

test.each([
  [
    'an unsuccessful envelope, also with status 200',
    200,
    { result: 'FAIL', error: { code: 'NO', message: '아니요' } },
    { kind: 'refused', status: 200, code: 'NO', message: '아니요' },
  ],
  ['no envelope', 502, '<html>', { kind: 'broken', status: 502, detail: 'the reply has no envelope' }],
  ['data that breaks the contract', 200, { result: 'SUCCESS', data: { name: 1 } }, { kind: 'broken', status: 200 }],
  ['no data', 200, { result: 'SUCCESS', data: null }, { kind: 'broken', status: 200 }],
])('[API-01] unwrap throws for %s', (_, status, data, error) => {
  expect(errorOf(status, data)).toMatchObject(error)
})

test('[API-01] a broken reply is described by its operation and field', () => {
  expect(errorOf(200, { result: 'SUCCESS', data: { name: 1 } })).toHaveProperty('detail', expect.stringMatching(/^API-00 name: /))
})
