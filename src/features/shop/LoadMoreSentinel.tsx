import { useEffect, useEffectEvent, useRef } from 'react'

/** How far below the view, in shares of its height, the end of the list is asked on. */
const NEAR = '120%'

type Props = {
  /** More can be asked for. */
  isReady: boolean
  onNear: () => void
}

/** The end of a list: near the view it asks for more. Keyed by the answers so far, it asks until the screen is full (SHOP-06). */
export function LoadMoreSentinel({ isReady, onNear }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = end.current
    if (!isReady || !element) return undefined
    // A new observer speaks at once, also where the end has not moved out of the view.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: `0px 0px ${NEAR} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  return <div ref={end} />
}
