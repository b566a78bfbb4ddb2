import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Order } from '../../contract/orderShape.ts'
import { dateTime, won } from '../../lib/format.ts'
import { causeTexts } from '../../texts/causes.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { orderAmounts, totalLabel, totalOf, unpaidCause } from './amounts.ts'
import css from './OrderCard.module.css'
import { OrderLines, type Reviewed } from './OrderLines.tsx'
import { OrderProgress, OrderStatusChip } from './OrderProgress.tsx'
import { isCancelable, isMoving } from './rules.ts'
import type { OrderDialog } from './useOrderDialogs.ts'
import { ordersTexts } from './texts.ts'

export type CardActions = {
  onOpen: (dialog: OrderDialog) => void
  onReview: (reviewed: Reviewed) => void
}

type Props = { order: Order; onMount: CardProps['onMount'] } & CardActions

/** An order in the list: its steps while it is under way, else one compact row; memoized so that a changed order does not render its neighbours. */
export const OrderCard = memo(function OrderCard({ order, onMount, onOpen, onReview }: Props) {
  const { language } = useLocale()
  const { orderId } = order
  const isOver = !isMoving(order)
  const variant = isOver ? 'compact' : 'normal'
  return (
    <Card orderId={orderId} variant={variant} onMount={onMount}>
      <header className={css.head}>
        <p className={css.date}>
          <OrderNumber>{orderId}</OrderNumber>
          <span>{dateTime(order.orderedAt, language)}</span>
        </p>
        <OrderStatusChip order={order} />
      </header>
      {!isOver && <OrderProgress order={order} />}
      <OrderLines
        order={order}
        variant={variant}
        onReview={onReview}
        onCancelLine={(lineId) => onOpen({ kind: 'cancel', orderId, lineId })}
      />
      <Foot order={order} onOpen={onOpen} />
    </Card>
  )
})

/** In place of an order that cannot be read. */
export function OrderNumberCard({ orderId, onMount }: Omit<CardProps, 'children'>) {
  const texts = useTexts(ordersTexts)
  return (
    <Card orderId={orderId} onMount={onMount}>
      <p className={css.date}>
        <OrderNumber>{orderId}</OrderNumber>
      </p>
      <p className="small">{texts.notShown}</p>
    </Card>
  )
}

type CardProps = {
  orderId: string
  variant?: 'compact' | 'normal'
  /** Called once the card is in the document. */
  onMount: (orderId: string, card: HTMLElement) => void
  children: ReactNode
}

function Card({ orderId, variant, onMount, children }: CardProps) {
  const texts = useTexts(ordersTexts)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (card.current) onMount(orderId, card.current)
  }, [orderId, onMount])
  return (
    <article ref={card} className={css.card} data-variant={variant} aria-label={texts.order(orderId)} tabIndex={-1}>
      {children}
    </article>
  )
}

function OrderNumber({ children }: { children: string }) {
  return (
    <span className={css.number} translate="no">
      {children}
    </span>
  )
}

/** The total with what was refunded or why nothing was paid, and the buttons. */
function Foot({ order, onOpen }: Pick<Props, 'order' | 'onOpen'>) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const { orderId } = order
  const causes = useTexts(causeTexts)
  const amounts = orderAmounts(order)
  const cause = unpaidCause(order, amounts)
  const label = totalLabel(order, amounts)
  return (
    <footer className={css.foot}>
      <div>
        <p className={`${css.total} small`}>
          <span>{`${texts.totals[label]} `}</span>
          <b className="figures" translate="no">
            {won(totalOf(amounts, label), language)}
          </b>
        </p>
        {cause ? (
          <p className="small">{causes[cause]}</p>
        ) : (
          amounts.refunded > 0 && <p className="small">{`${texts.refunded} ${won(-amounts.refunded, language)}`}</p>
        )}
      </div>
      <div className={css.actions}>
        <Button variant="outline" size="compact" onClick={() => onOpen({ kind: 'detail', orderId })}>
          {texts.detail}
        </Button>
        {isCancelable(order) && (
          <Button variant="outline" size="compact" onClick={() => onOpen({ kind: 'cancel', orderId })}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </footer>
  )
}
