import { describe, expect, test } from 'vitest'
import { tryServer } from '../../scripts/contract/tryServer.ts'
import { subjects } from '../../scripts/contract/report.ts'
import { startBroken } from './brokenServer.ts'
import { runConformingServer } from './conformingServer.ts'

const { world, minseo, baseUrl } = runConformingServer()

describe('the contract kit', () => {
  test('reads and nothing else where only reading is allowed', async () => {
    const member = await minseo()
    const before = await world.export()
    const report = await tryServer({ baseUrl: baseUrl(), ...member, isReadOnly: true })
    expect(report.differences()).toEqual({})
    for (const { name, address } of subjects) {
      expect([address, report.verdictOf(name)]).toEqual([address, address.startsWith('GET ') ? 'conforms' : 'not tried'])
    }
    expect(await world.export()).toBe(before)
  })

  test('says of a server that is not there that it is not reachable', async () => {
    const gone = await startBroken(baseUrl(), (reply) => reply)
    await gone.close()
    const report = await tryServer({ baseUrl: gone.url })
    expect(new Set(subjects.map(({ name }) => report.verdictOf(name)))).toEqual(new Set(['not reachable']))
    expect(report.isGood).toBe(false)
  })
})
