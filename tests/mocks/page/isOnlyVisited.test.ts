import { expect, test } from 'vitest'
import { isOnlyVisited } from '../../../mocks/page/isOnlyVisited.ts'
import { steered } from '../control/steered.ts'

test('a world is only visited until something is done in it, its clock is moved or the app stores something', async () => {
  const shop = steered()
  const { localStorage, sessionStorage, version = 0 } = await shop.control.scenario({ id: 'home-picked' })
  const isVisited = async (more: Record<string, string> = {}) => {
    const place = { route: '/', localStorage: { ...localStorage, ...more }, sessionStorage }
    return isOnlyVisited(await shop.backend.world.log.read(version), place)
  }
  await shop.control.persona({ persona: 'yuna' })
  await shop.control.setCrowd({ perMinute: 30 })
  expect(await isVisited({ accessToken: 'newer', checkouts: '[]', cart: '{"items":[],"totalItems":0}' })).toBe(true)
  expect(await isVisited({ cart: '{"items":[{"stockId":1}],"totalItems":1}' })).toBe(false)
  await shop.control.advanceClock({ ms: 3_600_000 })
  expect(await isVisited()).toBe(false)
})

test('without a scenario, all that the log has counts: a new world is only visited, an imported one is not', async () => {
  const shop = steered()
  const place = { route: '/', localStorage: {}, sessionStorage: {} }
  const isVisited = async () => isOnlyVisited(await shop.backend.world.log.read(0), place)
  await shop.control.reset()
  await shop.control.persona({ persona: 'yuna' })
  expect(await isVisited()).toBe(true)
  await shop.control.sellOut({ stockId: 1 })
  expect(await isVisited()).toBe(false)
  await shop.control.importWorld(await shop.control.exportWorld())
  expect(await isVisited()).toBe(false)
})
