import { expect, test } from 'vitest'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { startScenario } from '../../../mocks/scenarios/startScenario.ts'

test('world-large has 100,000 picks, 2,000 products and 5,000 memos, all of the shape of their schemas', async () => {
  const world = createWorld(new MemoryLog())
  for (const scenario of scenarios.filter(({ id }) => id === 'world-large')) await startScenario(world, scenario)
  await world.read((tx) => {
    expect(tx.picks.count()).toBeGreaterThanOrEqual(100_000)
    expect(tx.products.count()).toBe(2000)
    expect(tx.memos.findMany((q) => q.where({ episodeId: 6 })).length).toBeGreaterThanOrEqual(5000)
  })
  // An import checks each record.
  await world.import(await world.export())
})
