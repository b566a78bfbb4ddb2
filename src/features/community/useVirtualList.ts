import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

type Options = {
  count: number
  /** The same for an item whenever its list is mounted; stable while the items are, since all keys are read when it changes. */
  keyOf: (index: number) => string
  /** In px, close enough that the page's length hardly changes when items are measured. */
  estimate: (index: number) => number
  /** Measured heights in px by key. They outlive the list, so that a scroll position can be restored. */
  measured: Map<string, number>
  /** Items rendered above and below the visible ones. */
  overscan: number
  /** From the top of the document to the list, in px. */
  scrollMargin: number
  lanes?: number
}

/** A long list that scrolls with the window, of which only the items in view are rendered. */
export function useVirtualList({ keyOf, estimate, measured, ...options }: Options) {
  const heightOf = (index: number) => measured.get(keyOf(index)) ?? estimate(index)
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler, and no memoized component gets it
  return useWindowVirtualizer({
    ...options,
    getItemKey: keyOf,
    estimateSize: heightOf,
    measureElement: (element, entry, virtualizer) => {
      const index = virtualizer.indexFromElement(element)
      const height = measureElement(element, entry, virtualizer)
      // Elements have no height while the page is not laid out.
      if (height === 0) return heightOf(index)
      measured.set(keyOf(index), height)
      return height
    },
    useFlushSync: false,
  })
}

/** The offset of an element from the top of the document in px, updated when content above it changes its height. */
export function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
