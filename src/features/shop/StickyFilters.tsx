import { type ReactNode, useCallback, useState } from 'react'
import css from './StickyFilters.module.css'

/** The filters stick once the page is scrolled further than this. */
const STICKY_PAST_PX = 55

/**
 * Filters that stick to the top of the screen past 55 px of scroll, wherever they stand in the page. Their container
 * keeps its height, so that nothing else moves.
 */
export function StickyFilters({ children }: { children: ReactNode }) {
  const [{ isStuck, from }, setState] = useState({ isStuck: false, from: 0 })
  const sentinel = useCallback((element: HTMLDivElement) => {
    let isFirst = true
    const observer = new IntersectionObserver((entries) => {
      const isPast = entries.at(-1)?.isIntersecting === false
      // The distance in px between the container and the top of the screen: the bar slides it. A restored scroll position is no movement.
      const distance = isFirst ? 0 : Math.max(element.parentElement?.getBoundingClientRect().top ?? 0, 0)
      isFirst = false
      setState({ isStuck: isPast, from: isPast ? distance : -distance })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={css.container} data-stuck={isStuck} data-slides={from !== 0} style={{ '--from': `${from}px` }}>
      <div ref={sentinel} className={css.sentinel} style={{ height: STICKY_PAST_PX }} />
      {children}
    </div>
  )
}
