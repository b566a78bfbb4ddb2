import type { LaunchOptions } from '@playwright/test'
import { exportWorld } from '../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { addHome, placePaidOrder } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START, sessionOf } from '../../mocks/scenarios/startScenario.ts'
import { firstViewsReport, measureFirstView, tries, type FirstView, type MeasuredPage } from './page.ts'

export interface OrdersOpened {
  few: FirstView
  many: FirstView
}

const FEW = 5
const MANY = 500
const path = 'account/orders'

/** The page of a member's 500 orders. */
export const orders = async (): Promise<MeasuredPage> => ({ in: { world: await worldWith(MANY) }, path })

export async function measureOrders(options: LaunchOptions): Promise<OrdersOpened> {
  const opened = async (count: number) => measureFirstView(options, { in: { world: await worldWith(count) }, path }, '/orders')
  return { few: await opened(FEW), many: await opened(MANY) }
}

/** A world in which Jihoon has `count` paid orders of one to three lines. */
async function worldWith(count: number): Promise<string> {
  const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
  const { id } = personas.jihoon
  const localStorage = await world.transaction((tx) => {
    const stocks = tx.stocks.findMany(undefined, { take: 60 })
    for (const stock of stocks) tx.stocks.update(stock, { data: (draft) => void (draft.left = 10_000) })
    addHome(tx, personas.jihoon)
    for (let no = 0; no < count; no++) {
      const lines = stocks.slice(no % 50, (no % 50) + 1 + (no % 3))
      placePaidOrder(
        tx,
        id,
        lines.map((stock) => ({ stockId: stock.id, quantity: 1 })),
        SCENARIO_START,
      )
    }
    return sessionOf(tx, 'jihoon', SCENARIO_START)
  })
  return exportWorld(world, { route: `/${path}`, localStorage, sessionStorage: {} })
}

export function ordersReport({ few, many }: OrdersOpened) {
  return `## The account's orders

To the first card on the screen in the build for the real backend, p50 of ${tries}. Aim: as fast with ${MANY} as with ${FEW}.

${firstViewsReport({ [`${FEW} orders`]: few, [`${MANY} orders`]: many })}
`
}
