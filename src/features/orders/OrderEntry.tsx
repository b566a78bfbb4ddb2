import { memo, useEffect, useRef } from 'react'
import { AmountText } from '../../ui/AmountText.tsx'
import type { Order } from '../../contract/orderShape.ts'
import { dateTime, won } from '../../lib/format.ts'
import { causeTexts } from '../../texts/causes.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { orderAmounts, totalLabel, totalOf, unpaidCause } from './amounts.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderLines, type Reviewed } from './OrderLines.tsx'
import { OrderProgress, OrderStatusChip } from './OrderProgress.tsx'
import { isCancelable, isMoving } from './rules.ts'
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

/** An order in the list: its steps while it is under way, else one compact row; memoized so that a changed order does not render its neighbours. */
export const OrderEntry = memo(function OrderEntry({ order, onMount, onOpen, onReview }: Props) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const { orderId } = order
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (card.current) onMount(orderId, card.current)
  }, [orderId, onMount])
  const causes = useTexts(causeTexts)
  const amounts = orderAmounts(order)
  const cause = unpaidCause(order, amounts)
  const label = totalLabel(order, amounts)
  const isOver = !isMoving(order)
  return (
    <OrderCard
      ref={card}
      label={texts.order(orderId)}
      date={dateTime(order.orderedAt, language)}
      number={orderId}
      chip={<OrderStatusChip order={order} />}
      {...(isOver ? { variant: 'compact' } : { progress: <OrderProgress order={order} /> })}
      total={{ label: texts.totals[label], value: won(totalOf(amounts, label), language) }}
      {...(amounts.refunded > 0 && { note: <AmountText>{`${texts.refunded} ${won(-amounts.refunded, language)}`}</AmountText> })}
      {...(cause && { note: causes[cause] })}
      actions={
        <>
          <Button variant="outline" size="compact" onClick={() => onOpen({ kind: 'detail', orderId })}>
            {texts.detail}
          </Button>
          {isCancelable(order) && (
            <Button variant="outline" size="compact" onClick={() => onOpen({ kind: 'cancel', orderId })}>
              {texts.cancel}
            </Button>
          )}
        </>
      }
    >
      <OrderLines
        order={order}
        variant={isOver ? 'compact' : 'normal'}
        onReview={onReview}
        onCancelLine={(lineId) => onOpen({ kind: 'cancel', orderId, lineId })}
      />
    </OrderCard>
  )
})
