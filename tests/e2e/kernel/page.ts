import * as v from 'valibot'
import { defineCollection, record } from '../../../mocks/db/collection.ts'
import { counters, nextId, readCounter, type Counters } from '../../../mocks/db/ids.ts'
import { openLog } from '../../../mocks/db/indexedDbLog.ts'
import { World } from '../../../mocks/db/world.ts'

const side = defineCollection({ schema: record({ id: v.string() }) })
const bigs = defineCollection({ schema: record({ id: v.number(), text: v.string() }) })

const countUp = (tx: { readonly counters: Counters }) => nextId(tx.counters, 'c')

async function openWorld(name: string) {
  const log = await openLog(name)
  const world = new World(log, { counters, left: side, right: side, bigs })
  const repairs: string[] = []
  world.onRepair = (reason) => repairs.push(reason.message)
  return {
    world,
    repairs,
    volatile: log.volatile,
    increment: () => world.transaction(countUp),
    countUp,
    count: () => world.read((tx) => readCounter(tx.counters, 'c') ?? 0),
  }
}

declare global {
  interface Window {
    openWorld: typeof openWorld
    kernel: Awaited<ReturnType<typeof openWorld>>
  }
}

window.openWorld = openWorld
