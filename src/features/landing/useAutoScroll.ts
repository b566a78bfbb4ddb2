import { type RefObject, useEffect, useRef } from 'react'

const START_MS = 500
const DESKTOP_PX_PER_FRAME = 0.5
const MOBILE_PX_PER_STEP = 1
const MOBILE_STEP_MS = 20
const MOBILE_MAX_WIDTH_PX = 768
const END_MARGIN_PX = 10
const REST_MS = 1500

/** Scrolls a list sideways, and pauses while the visitor hovers, focuses, touches or scrolls it. */
export function useAutoScroll(list: RefObject<HTMLElement | null>, isPaused: boolean): void {
  const interactions = useRef(new Set<string>())

  useEffect(() => {
    const element = list.current
    if (!element || isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const release = watchInteraction(element, interactions.current)
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = startSteps(createScroller(element, () => interactions.current.size > 0 || document.hidden))
    }, START_MS)
    return () => {
      clearTimeout(timer)
      stop()
      release()
    }
  }, [list, isPaused])
}

/**
 * Returns a function that scrolls an element by a distance in px. The browser rounds `scrollLeft`, so the exact position is
 * stored here.
 */
function createScroller(element: HTMLElement, isHeld: () => boolean): (px: number) => void {
  let position = element.scrollLeft
  return (px) => {
    if (isHeld()) return
    // The visitor scrolled: continue from there.
    if (Math.abs(element.scrollLeft - position) > 1) position = element.scrollLeft
    position += px
    if (position >= element.scrollWidth - element.clientWidth - END_MARGIN_PX) position = 0
    element.scrollLeft = position
  }
}

function startSteps(advance: (px: number) => void): () => void {
  if (innerWidth <= MOBILE_MAX_WIDTH_PX) {
    const timer = setInterval(() => advance(MOBILE_PX_PER_STEP), MOBILE_STEP_MS)
    return () => clearInterval(timer)
  }
  let frame = requestAnimationFrame(function next() {
    advance(DESKTOP_PX_PER_FRAME)
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

/** Records hover, focus, touch and wheel; a touch or a wheel event ends `REST_MS` later. */
function watchInteraction(element: HTMLElement, holds: Set<string>): () => void {
  const control = new AbortController()
  const on = (event: string, act: () => void) => element.addEventListener(event, act, { signal: control.signal, passive: true })
  const hold = (why: string) => () => void holds.add(why)
  const letGo = (why: string) => () => void holds.delete(why)
  let rest: ReturnType<typeof setTimeout> | undefined
  const restAfter = (why: string) => () => {
    holds.add(why)
    clearTimeout(rest)
    rest = setTimeout(letGo(why), REST_MS)
  }

  on('mouseenter', hold('hover'))
  on('mouseleave', letGo('hover'))
  on('focusin', hold('focus'))
  on('focusout', letGo('focus'))
  on('touchstart', hold('touch'))
  for (const end of ['touchend', 'touchcancel']) {
    on(end, letGo('touch'))
    on(end, restAfter('rest'))
  }
  on('wheel', restAfter('rest'))
  return () => {
    control.abort()
    clearTimeout(rest)
    holds.clear()
  }
}
