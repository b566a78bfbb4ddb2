import { expect, test } from 'vitest'
import { orderSteps } from '../../../mocks/control/orderSteps.ts'
import { collections } from '../../../mocks/db/collections.ts'
import { resources } from '../../../mocks/resources/all.ts'
import { findViolations } from '../rules/invariants.ts'
import { standIn, steered } from './steered.ts'

test('collections are listed with their number of records', async () => {
  const { control } = steered()
  const listed = await control.collections()
  const ofResources = resources.flatMap((resource) => Object.keys(resource.collections ?? {}))
  expect(listed.map(({ collection }) => collection)).toEqual([...Object.keys(collections), ...ofResources])
  expect(listed).toContainEqual({ collection: 'episodes', count: 6 })
})

test('records are found by any of their values, the newest first', async () => {
  const { control } = steered()
  const { count, records } = await control.records({ collection: 'users', search: '민서'.normalize('NFD') })
  expect([count, records.map(({ id }) => id)]).toEqual([1, [1]])
  const all = await control.records({ collection: 'picks' })
  expect(all.records.length).toBe(Math.min(all.count, 100))
  const ids = all.records.map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  await expect(control.records({ collection: 'nothing' })).rejects.toThrow('collection: is "nothing"')
})

test('an order names its user, and is named by its lines and payments; a line names its stock', async () => {
  const { control } = steered()
  const [order] = await control.orders()
  const { records } = await control.records({ collection: 'orders', search: order?.orderId ?? '' })
  const { links } = await control.record({ collection: 'orders', id: records[0]?.id ?? 0 })
  expect(links.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['users', 'orderLines', 'payments']))
  const line = links.find(({ collection }) => collection === 'orderLines')?.ids[0] ?? 0
  const linesLinks = (await control.record({ collection: 'orderLines', id: line })).links
  expect(linesLinks.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['orders', 'products', 'stocks']))
  await expect(control.record({ collection: 'orders', id: 'none' })).rejects.toMatchObject({
    code: 'NO_RECORD',
    details: ['none'],
  })
})

test('the stock of a size is set', async () => {
  const { control } = steered()
  const [size] = await control.stocks()
  const stockId = size?.stockId ?? 0
  expect(await control.setStock({ stockId, left: 7 })).toMatchObject({ stockId, left: 7 })
  expect((await control.stocks())[0]).toMatchObject({ stockId, left: 7 })
  await expect(control.setStock({ stockId, left: -1 })).rejects.toMatchObject({ code: 'INVALID_INPUT', details: ['left'] })
  await expect(control.setStock({ stockId: 99_999, left: 1 })).rejects.toMatchObject({ code: 'NO_RECORD' })
})

test('[API-57] [API-60] [API-61] an order gets every status that its own one leads to, with its refund, and no other', async () => {
  for (const { orderId, status, userId } of await steered().control.orders()) {
    for (const next of orderSteps[status]) {
      const { control, backend } = steered()
      expect(await control.setOrderStatus({ orderId, status: next })).toMatchObject({ orderId, userId, status: next })
      expect(await backend.world.read(findViolations)).toEqual([])
    }
  }
  const { control } = steered()
  const delivered = (await control.orders()).find(({ status }) => status === 'DELIVERED')
  await expect(control.setOrderStatus({ orderId: delivered?.orderId ?? '', status: 'SHIPPING' })).rejects.toMatchObject({
    code: 'STATUS_NOT_REACHABLE',
  })
  await expect(control.setOrderStatus({ orderId: 'none', status: 'SHIPPING' })).rejects.toMatchObject({ code: 'NO_ORDER' })
})

test('[API-28] a removed memo is in no reply any more', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.ask('POST', '/v1/picks/memo', { token, body: { userId: 1, episodeId: 6, memo: '지울 메모' } })
  const memoId = Number((await shop.control.records({ collection: 'memos', search: '지울 메모' })).records[0]?.id)
  await shop.control.removeMemo({ memoId })
  expect((await shop.control.records({ collection: 'memos', search: '지울 메모' })).count).toBe(0)
  expect(await shop.ask('GET', '/v1/picks/memo?episodeId=6', { token })).toMatchObject({ status: 200 })
  await expect(shop.control.removeMemo({ memoId })).rejects.toMatchObject({ code: 'NO_RECORD' })
})
