import type { Order } from '../../contract/orderShape.ts'
import { monthDay } from '../../lib/format.ts'
import { isKnownStatus, statusFacts } from './status.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ordersTexts } from './texts.ts'

/** The status of an order; an unknown one shows as undecided (ORD-02). */
export function OrderStatusChip({ order: { status, virtualAccount } }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const { tone, payment } = statusFacts(status)
  const name = isKnownStatus(status) ? texts.statuses[status] : texts.undecided
  const isAwaited = payment === 'awaited' && virtualAccount !== null
  return <StatusChip tone={tone}>{isAwaited ? texts.due(name, monthDay(virtualAccount.dueDate, language)) : name}</StatusChip>
}
