import { useEffect, useEffectEvent, useRef } from 'react'

/** The end of a list: loads more when it is near. Keyed by the number of pages, it loads until the screen is full. */
export function LoadMoreSentinel({ isReady, onNear }: { isReady: boolean; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = end.current
    if (!isReady || !element) return undefined
    // A new observer reports its first state, even if the sentinel has not left the viewport.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: '0px 0px 120% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady])
  return <div ref={end} />
}
