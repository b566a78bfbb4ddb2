import { tryProducts, tryReviews } from './shop.ts'
import { tryClock } from './clock.ts'
import { tryOperations } from './operationChecks.ts'
import { Kit, type Options } from './kit.ts'
import { tryOrders } from './orders.ts'
import { tryPayments } from './payments.ts'
import { trySessions, tryUsers } from './users.ts'
import { tryEpisodes, tryPicks } from './picks.ts'
import type { Report } from './report.ts'

/** Checks a server against the contract and its rules. */
export async function tryServer(options: Options): Promise<Report> {
  const kit = new Kit(options)
  const parts = [
    tryOperations,
    trySessions,
    tryUsers,
    tryEpisodes,
    tryPicks,
    tryProducts,
    tryReviews,
    tryOrders,
    tryPayments,
    tryClock,
  ]
  for (const part of parts) await part(kit)
  return kit.report
}
