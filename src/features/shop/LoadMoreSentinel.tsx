import { useEffect, useEffectEvent, useRef } from 'react'

/** Distance below the view, as a share of its height, at which more is loaded. */
const NEAR = '120%'

type Props = {
  /** More can be loaded. */
  isReady: boolean
  onNear: () => void
}

/** The end of a list: loads more near the view. Keyed by the number of pages, it loads until the screen is full (SHOP-06). */
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
