import { expect, test } from 'vitest'
import { createControl } from '../../../mocks/control/control.ts'
import { isOnlyVisited } from '../../../mocks/control/worldChanges.ts'
import { standIn, steered } from './steered.ts'

test('a world is changed by what is done in it, not by its start, a session or the crowd', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const isChanged = async (scenario?: string) =>
    (await shop.control.worldChanges(scenario === undefined ? {} : { scenario })).isChanged
  await shop.control.persona({ persona: 'yuna' })
  await shop.control.setCrowd({ perMinute: 30 })
  expect(await isChanged('home-picked')).toBe(false)
  expect(await isChanged()).toBe(true)
  await shop.ask('POST', '/v1/picks/memo', { token, body: { userId: 1, episodeId: 6, memo: '좋아요' } })
  expect(await isChanged('home-picked')).toBe(true)
  await expect(isChanged('none-such')).rejects.toThrow('no scenario none-such')
})

test('visits alone are known without the scenario, by the version of its start', async () => {
  const shop = steered()
  const { localStorage, sessionStorage, version = 0 } = await shop.control.scenario({ id: 'home-picked' })
  const isVisited = async (more: Record<string, string> = {}) => {
    const place = { route: '/', localStorage: { ...localStorage, ...more }, sessionStorage }
    return isOnlyVisited(await shop.backend.world.log.read(version), place)
  }
  await shop.control.persona({ persona: 'yuna' })
  expect(await isVisited()).toBe(true)
  expect(await isVisited({ cart: '{"items":[{"stockId":1}],"totalItems":1}' })).toBe(false)
  await shop.control.setCrowd({ perMinute: 30 })
  expect(await isVisited()).toBe(true)
  await shop.control.sellOut({ stockId: 1 })
  expect(await isVisited()).toBe(false)
  // An import starts the world again, with changes.
  await shop.control.importWorld(await shop.control.exportWorld())
  expect(await isVisited()).toBe(false)
})

test('what an app has stored counts as a change, but for its session and empty lists', async () => {
  const shop = steered()
  const { localStorage, sessionStorage } = await shop.control.scenario({ id: 'pay-card' })
  const isChangedBy = async (more: Record<string, string>) => {
    const place = () => ({ route: '/', localStorage: { ...localStorage, ...more }, sessionStorage })
    return (await createControl({ ...shop.backend, appUrl: '', place }).worldChanges({ scenario: 'pay-card' })).isChanged
  }
  expect(await isChangedBy({ accessToken: 'newer', checkouts: '[]' })).toBe(false)
  expect(await isChangedBy({ cart: '{"items":[{"stockId":1}],"totalItems":1}' })).toBe(true)
})
