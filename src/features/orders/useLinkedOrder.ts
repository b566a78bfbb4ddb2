import { useCallback, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { Order } from '../../contract/orderShape.ts'

/** React Router's key of the history entry that the document was opened with. */
const FIRST_ENTRY = 'default'

/**
 * Scrolls to the order in the address (`?order=`) and focuses it, once. A virtualized list scrolls to the index first;
 * the returned function is called with each card on mount.
 */
export function useLinkedOrder(orders: readonly Order[], scrollToIndex?: (index: number) => void) {
  const linked = useRef(useLinkedOrderId())
  useEffect(() => {
    const index = orders.findIndex(({ orderId }) => orderId === linked.current)
    if (index !== -1) scrollToIndex?.(index)
  }, [orders, scrollToIndex])

  return useCallback((orderId: string, card: HTMLElement) => {
    if (orderId !== linked.current) return
    linked.current = null
    card.scrollIntoView({ block: 'start', behavior: 'instant' })
    card.focus({ preventScroll: true })
  }, [])
}

/** Null after back and forward, which restore the scroll position instead (NAV-10). */
function useLinkedOrderId(): string | null {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isRestored = useNavigationType() === NavigationType.Pop && key !== FIRST_ENTRY
  return isRestored ? null : params.get('order')
}
