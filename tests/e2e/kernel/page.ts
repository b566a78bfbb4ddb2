import { nextId, type CounterRow } from '../../../mocks/db/ids.ts'
import { openLog } from '../../../mocks/db/indexedDbLog.ts'
import { Table } from '../../../mocks/db/table.ts'
import { World } from '../../../mocks/db/world.ts'
import { Votes } from './votes.ts'

type Side = { readonly id: string }
type Big = { readonly id: number; readonly text: string }

async function openWorld(name: string) {
  const log = await openLog(name)
  const tableClasses = { counters: Table<CounterRow>, left: Table<Side>, right: Table<Side>, bigs: Table<Big>, votes: Votes }
  const world = new World(log, tableClasses)
  const repairs: string[] = []
  world.onRepair = (reason) => repairs.push(reason.message)
  return {
    world,
    repairs,
    volatile: log.volatile,
    increment: () => world.transaction((tx) => nextId(tx.counters, 'c')),
    count: () => world.read((tx) => tx.counters.get('c')?.value ?? 0),
    vote: (userId: number, episodeId = 1) =>
      world.transaction((tx) =>
        tx.votes.put({ id: nextId(tx.counters, 'votes'), userId, episodeId, styleId: userId % 9, at: 1_800_000_000_000 }),
      ),
  }
}

declare global {
  interface Window {
    openWorld: typeof openWorld
    kernel: Awaited<ReturnType<typeof openWorld>>
  }
}

window.openWorld = openWorld
