import { useCallback, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { Order } from '../../contract/orderShape.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { OrderCard, type CardActions } from './OrderCard.tsx'
import css from './Orders.module.css'
import { ordersTexts } from './texts.ts'

type Props = { orders: readonly Order[] } & CardActions

/** All orders. The browser lays out those near the view alone (`content-visibility`). */
export function OrderList({ orders, ...actions }: Props) {
  const texts = useTexts(ordersTexts)
  const focusLinkedOrder = useLinkedOrder()
  return (
    <ol aria-label={texts.list}>
      {orders.map((order) => (
        <li key={order.orderId} id={order.orderId} className={css.row}>
          <OrderCard order={order} onMount={focusLinkedOrder} {...actions} />
        </li>
      ))}
    </ol>
  )
}

/** React Router's key of the history entry that the document was opened with. */
const FIRST_ENTRY = 'default'

/** Scrolls to the order in the address (`?order=`) and focuses it, once. The returned function is called with each card on mount. */
function useLinkedOrder() {
  const linked = useRef(useLinkedOrderId())
  return useCallback((orderId: string, card: HTMLElement) => {
    if (orderId !== linked.current) return
    linked.current = null
    card.scrollIntoView({ block: 'start', behavior: 'instant' })
    card.focus({ preventScroll: true })
  }, [])
}

/** Null after back and forward, which restore the scroll position instead. */
function useLinkedOrderId(): string | null {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isRestored = useNavigationType() === NavigationType.Pop && key !== FIRST_ENTRY
  return isRestored ? null : params.get('order')
}
