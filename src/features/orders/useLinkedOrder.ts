import { useCallback, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** React Router's key of the history entry that the document was opened with. */
const FIRST_ENTRY = 'default'

/** Scrolls to the order in the address (`?order=`) and focuses it, once. The returned function is called with each card on mount. */
export function useLinkedOrder() {
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
