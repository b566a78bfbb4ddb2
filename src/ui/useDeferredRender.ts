import { useEffect, useState } from 'react'

const PER_FRAME = 1
const waiting = new Set<() => void>()
let frame = 0

/**
 * Whether it is this card's turn to be drawn. Whoever jumps to another place of a long list needs twenty cards at once, on a
 * slow phone a fifth of a second of work: one a frame keeps it moving, and at a reader's pace nobody ever waits in view.
 */
export function useDeferredRender(isFirst: boolean): boolean {
  const [isRendered, setRendered] = useState(isFirst)
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
