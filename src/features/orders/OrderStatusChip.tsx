import type { Order } from '../../contract/orderShape.ts'
import { monthDay } from '../../lib/format.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { knownStatus, tones } from './rules.ts'
import { ordersTexts } from './texts.ts'

/** The status of an order; an unknown one shows as undecided (ORD-02). */
export function OrderStatusChip({ order: { status, virtualAccount } }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const known = knownStatus(status)
  if (!known) return <StatusChip tone="unknown">{texts.undecided}</StatusChip>
  const name = texts.statuses[known]
  const isAwaited = known === 'WAITING_FOR_DEPOSIT' && virtualAccount !== null
  return (
    <StatusChip tone={tones[known]}>{isAwaited ? texts.due(name, monthDay(virtualAccount.dueDate, language)) : name}</StatusChip>
  )
}
