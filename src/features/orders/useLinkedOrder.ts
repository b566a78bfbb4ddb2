import { useCallback, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { Order } from '../../contract/orderShape.ts'

/** The key of the history entry at which a document was opened. */
const FIRST_ENTRY = 'default'

/**
 * Brings the order that the address names (`?order=`) into view and focuses it, once. The list draws only cards near the view,
 * so it scrolls first; the returned function takes each card that is drawn.
 */
export function useLinkedOrder(orders: readonly Order[], scrollToIndex: (index: number) => void) {
  const linked = useRef(useLinkedOrderId())
  useEffect(() => {
    const index = orders.findIndex(({ orderId }) => orderId === linked.current)
    if (index !== -1) scrollToIndex(index)
  }, [orders, scrollToIndex])

  return useCallback((orderId: string, card: HTMLElement) => {
    if (orderId !== linked.current) return
    linked.current = null
    card.scrollIntoView({ block: 'start', behavior: 'instant' })
    card.focus({ preventScroll: true })
  }, [])
}

/** None after back and forward: they restore the position instead (NAV-10). */
function useLinkedOrderId(): string | null {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isRestored = useNavigationType() === NavigationType.Pop && key !== FIRST_ENTRY
  return isRestored ? null : params.get('order')
}
