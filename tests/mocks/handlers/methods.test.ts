import { getResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createBackend } from '../../../mocks/handlers/backend.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { methods, operation } from '../../../src/contract/operation.ts'
import { idText } from '../../../src/contract/values.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'

const BASE = 'http://shop.test/'

test.each(methods)(
  '[API-03] an operation with the method %s has a handler of that method, and so has its override',
  async (method) => {
    const wish = operation({
      id: 'API-99',
      method,
      path: '/v1/wishlist/:productId',
      access: 'public',
      params: v.object({ productId: idText }),
      reply: v.object({ productId: v.number() }),
      refusals: [],
    })
    const { handle, world, worldOverrides } = createBackend(createWorld(new MemoryLog()), BASE)
    const handlers = [handle(wish, ({ params }) => params)]
    const send = (from: typeof handlers, by: string) => getResponse(from, new Request(`${BASE}v1/wishlist/5`, { method: by }))

    expect(await (await send(handlers, method))?.json()).toMatchObject({ result: 'SUCCESS', data: { productId: 5 } })
    for (const other of methods.filter((each) => each !== method)) expect(await send(handlers, other)).toBeUndefined()

    const override = { id: 1, method, path: '/v1/wishlist/5', operation: 'wish', status: 200, reply: '"overridden"', isOn: true }
    await world.transaction((tx) => void tx.overrides.create(override))
    const overrides = await worldOverrides()
    expect(await (await send(overrides, method))?.json()).toBe('overridden')
    for (const other of methods.filter((each) => each !== method)) expect(await send(overrides, other)).toBeUndefined()
  },
)
