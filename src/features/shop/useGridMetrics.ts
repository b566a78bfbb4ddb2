import { type RefObject, useLayoutEffect, useState } from 'react'

export type GridMetrics = { top: number; width: number; gap: number; rowGap: number }

/** Offset of a grid from the top of the document, its width and its gaps, in px. */
export function useGridMetrics(element: RefObject<HTMLElement | null>): GridMetrics | undefined {
  const [metrics, setMetrics] = useState<GridMetrics>()
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setMetrics((before) => previousIfEqual(before, measureGrid(element.current)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return metrics
}

function measureGrid(grid: HTMLElement | null): GridMetrics {
  if (!grid) return { top: 0, width: 0, gap: 0, rowGap: 0 }
  const { columnGap, rowGap } = getComputedStyle(grid)
  const { top, width } = grid.getBoundingClientRect()
  return { top: Math.round(top + scrollY), width: Math.round(width), gap: px(columnGap), rowGap: px(rowGap) }
}

const px = (length: string) => Number.parseFloat(length) || 0

/** Equal metrics keep their identity, so that nothing renders again. */
function previousIfEqual(before: GridMetrics | undefined, now: GridMetrics): GridMetrics {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
}
