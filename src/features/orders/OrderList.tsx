import { useCallback, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '../../contract/orderShape.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { DeferredRender } from '../../ui/DeferredRender.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { useVirtualList, useOffsetTop } from '../../ui/useVirtualList.ts'
import { isMoving } from './rules.ts'
import { OrderCard, type CardActions } from './OrderCard.tsx'
import css from './Orders.module.css'
import { ordersTexts } from './texts.ts'
import { useLinkedOrder } from './useLinkedOrder.ts'

const WHOLE_MAX = 30
/** Cards rendered above and below the visible ones. */
const OVERSCAN = 2
/** Cards rendered immediately, for the first paint. */
const FIRST = 6
const measured = new Map<string, number>()

type Props = { orders: readonly Order[] } & CardActions

/** Up to 30 orders stand in the document, for the browser's search and screen readers; longer lists are virtualized on screens. */
export function OrderList(props: Props) {
  const isWide = useMediaQuery('(width > 48em)')
  const isPrinting = usePrinting()
  if (props.orders.length <= WHOLE_MAX) return <WholeRows key={String(isWide)} isWide={isWide} {...props} />
  return (
    <>
      <Rows key={String(isWide)} isWide={isWide} {...props} />
      {isPrinting && <PaperRows {...props} />}
    </>
  )
}

/** Every card, on paper in place of the virtualized list, which stays as it is on the screen behind the browser's dialog. */
function PaperRows({ orders, ...actions }: Props) {
  return (
    <ol className={css.paper}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderCard order={order} onMount={() => {}} {...actions} />
        </li>
      ))}
    </ol>
  )
}

function WholeRows({ orders, isWide, ...actions }: Props & { isWide: boolean }) {
  const texts = useTexts(ordersTexts)
  const focusLinkedOrder = useLinkedOrder(orders)
  return (
    <ol aria-label={texts.list}>
      {orders.map((order, index) => (
        <li key={order.orderId} className={css.row}>
          <DeferredRender isFirst={index < FIRST} height={estimatedHeight(order, isWide)}>
            <OrderCard order={order} onMount={focusLinkedOrder} {...actions} />
          </DeferredRender>
        </li>
      ))}
    </ol>
  )
}

function Rows({ orders, isWide, ...actions }: Props & { isWide: boolean }) {
  const texts = useTexts(ordersTexts)
  const list = useRef<HTMLOListElement>(null)
  const rows = useRows(orders, isWide, useOffsetTop(list))
  const focusLinkedOrder = useLinkedOrder(orders, rows.scrollToIndex)
  return (
    <ol ref={list} className={css.list} aria-label={texts.list} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start, size }) => {
        const order = orders[index]
        return (
          <li
            key={key}
            ref={rows.measureElement}
            className={css.item}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={orders.length}
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            {order && (
              <DeferredRender isFirst={index < FIRST} height={size}>
                <OrderCard order={order} onMount={focusLinkedOrder} {...actions} />
              </DeferredRender>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function useRows(orders: readonly Order[], isWide: boolean, scrollMargin: number) {
  return useVirtualList({
    count: orders.length,
    keyOf: useCallback((index: number) => `${isWide}:${orders[index]?.orderId ?? index}`, [orders, isWide]),
    estimate: (index) => (orders[index] ? estimatedHeight(orders[index], isWide) : 0),
    measured,
    overscan: OVERSCAN,
    scrollMargin,
  })
}

/** The estimated height of an order's card in px, close enough that the page's length hardly changes when cards are measured. */
function estimatedHeight(order: Order, isWide: boolean): number {
  const lines = order.details.length
  if (isMoving(order)) return 250 + lines * (isWide ? 119 : 110)
  return isWide ? Math.max(32 + lines * 68, 140) : 154 + lines * 68
}

let isPrinting = false

/** Whether the page is being printed: true before the browser lays it out for paper, so that more can be rendered for it. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  // The browser reads the document when the listeners have returned: React must not wait.
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    flushSync(onChange)
  }
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, change, { signal: control.signal })
  return () => control.abort()
}
