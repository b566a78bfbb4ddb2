import { expect, test } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { Shop, statusAndCode } from '../client.ts'

const posts = Object.entries<Operation>(operations).filter(([, { method }]) => method === 'POST')
const body = new Uint8Array(36 * 1024 * 1024)

test.each(posts)('[API-04] %s: a body of 36 MB is rejected', async (_, { path }) => {
  const sent = { as: 'jihoon', type: 'application/json', body } as const
  expect(statusAndCode(await new Shop().send('POST', path.replaceAll(/:\w+/g, '2'), sent))).toEqual([413, 'TOO_LARGE'])
})
