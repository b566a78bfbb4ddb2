import { memo, useEffect, useRef } from 'react'
import type { Order } from '../../contract/orderShape.ts'
import { shortDateTime, won } from '../../lib/format.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderLines, type Reviewed } from './OrderLines.tsx'
import { canceledAmount, isCancelable } from './rules.ts'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import type { OrderDialog } from './useOrderDialogs.ts'
import { ordersTexts } from './texts.ts'

export type EntryActions = {
  onOpen: (dialog: OrderDialog) => void
  onReview: (reviewed: Reviewed) => void
}

type Props = {
  order: Order
  /** Called once the card is in the document. */
  onMount: (orderId: string, card: HTMLElement) => void
} & EntryActions

/** An order in the list, memoized so that a changed order does not render its neighbours (ORD-01). */
export const OrderEntry = memo(function OrderEntry({ order, onMount, onOpen, onReview }: Props) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const { orderId } = order
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (card.current) onMount(orderId, card.current)
  }, [orderId, onMount])
  const canceled = canceledAmount(order)
  return (
    <OrderCard
      ref={card}
      label={texts.order(orderId)}
      date={shortDateTime(order.orderedAt)}
      number={orderId}
      chip={<OrderStatusChip order={order} />}
      {...(canceled > 0 && { note: `${texts.canceledLines} ${won(-canceled, language)}` })}
      total={{ label: texts.total, value: won(order.totalAmount, language) }}
      actions={
        <>
          <Button look="outline" size="compact" onClick={() => onOpen({ kind: 'detail', orderId })}>
            {texts.detail}
          </Button>
          {isCancelable(order) && (
            <Button look="outline" size="compact" onClick={() => onOpen({ kind: 'cancel', orderId })}>
              {texts.cancel}
            </Button>
          )}
        </>
      }
    >
      <OrderLines order={order} onReview={onReview} onCancelLine={(lineId) => onOpen({ kind: 'cancel', orderId, lineId })} />
    </OrderCard>
  )
})
