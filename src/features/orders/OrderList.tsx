import { useCallback, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { inPlace, type Listed } from '../../api/api.ts'
import { NotShown } from '../../api/QueryView.tsx'
import type { Order } from '../../contract/orderShape.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { OrderCard, OrderNumberCard, type CardActions } from './OrderCard.tsx'
import css from './Orders.module.css'
import { ordersTexts } from './texts.ts'

type Props = { orders: Listed<Order> } & CardActions

/** All orders, of those that cannot be read only the numbers. The browser lays out those near the view alone (`content-visibility`). */
export function OrderList({ orders, ...actions }: Props) {
  const texts = useTexts(ordersTexts)
  const focusLinkedOrder = useLinkedOrder()
  const rows = inPlace(orders.items, orders.unreadable, numberOf)
  return (
    <>
      <ol aria-label={texts.list}>
        {rows
          .filter((row) => row !== null)
          .map((row) => {
            const orderId = typeof row === 'string' ? row : row.orderId
            return (
              <li key={orderId} id={orderId} className={css.row}>
                {typeof row === 'string' ? (
                  <OrderNumberCard orderId={row} onMount={focusLinkedOrder} />
                ) : (
                  <OrderCard order={row} onMount={focusLinkedOrder} {...actions} />
                )}
              </li>
            )
          })}
      </ol>
      <NotShown count={rows.filter((row) => row === null).length} />
    </>
  )
}

function numberOf(sent: unknown): string | null {
  const orderId: unknown = Object(sent).orderId
  return typeof orderId === 'string' ? orderId : null
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
