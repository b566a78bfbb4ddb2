import { useEffect, useState } from 'react'

const PER_FRAME = 1
const waiting = new Set<() => void>()
let frame = 0

/**
 * Whether to render this card yet. A jump in a long list mounts twenty cards at once, 200 ms of work on a slow phone, so one
 * card is rendered per frame; at reading speed none is late. Paper waits for no frame.
 */
export function useDeferredRender(isFirst: boolean): boolean {
  const [isRendered, setRendered] = useState(() => isFirst || matchMedia('print').matches)
  useEffect(() => {
    if (isRendered) return undefined
    const render = () => setRendered(true)
    waiting.add(render)
    frame ||= requestAnimationFrame(renderNext)
    return () => void waiting.delete(render)
  }, [isRendered])
  return isRendered
}

function renderNext(): void {
  for (const take of [...waiting].slice(0, PER_FRAME)) {
    waiting.delete(take)
    take()
  }
  frame = waiting.size > 0 ? requestAnimationFrame(renderNext) : 0
}
