import type { Order } from '../../contract/orderShape.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { OrderCard, type CardActions } from './OrderCard.tsx'
import css from './Orders.module.css'
import { ordersTexts } from './texts.ts'
import { useLinkedOrder } from './useLinkedOrder.ts'

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
