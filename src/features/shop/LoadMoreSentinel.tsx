import { useEffect, useEffectEvent, useRef } from 'react'

/** Root margin of the observer, as a share of the viewport's height. */
const NEAR = '120%'

type Props = {
  isReady: boolean
  onNear: () => void
}

/**
 * The end of a list: loads more near the viewport. Keyed by the number of pages, it loads until the screen is full.
 */
export function LoadMoreSentinel({ isReady, onNear }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = end.current
    if (!isReady || !element) return undefined
    // A new observer reports its first state, even if the sentinel has not left the viewport.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: `0px 0px ${NEAR} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  return <div ref={end} />
}
