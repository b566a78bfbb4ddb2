import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { dragOffset, swipeStep } from '../../lib/swipe.ts'

/** A shorter movement in px is a click on the slide's content, as browsers take a finger's tap. */
const clickSlack = 15

type Swipe = { isDragging: boolean; handlers: Record<string, (event: never) => void> }

/**
 * Follows a finger, pen or mouse: the custom property `--drag` moves the slide (capped), the uncapped distance decides the
 * step. The element needs `touch-action: pan-y pinch-zoom`, so that the page still scrolls. In a page that two fingers have enlarged
 * one finger moves the page, and changes no slide.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void): Swipe {
  const start = useRef<{ pointer: number; x: number; distance: number }>(null)
  const wasDrag = useRef(false)
  const [isDragging, setDragging] = useState(false)

  useEffect(() => {
    const viewport = window.visualViewport
    const setTouch = () => {
      if (ref.current) ref.current.style.touchAction = isEnlarged() ? 'manipulation' : ''
    }
    setTouch()
    viewport?.addEventListener('resize', setTouch)
    return () => viewport?.removeEventListener('resize', setTouch)
  }, [ref])

  const follow = (drag: number) => ref.current?.style.setProperty('--drag', `${drag}px`)
  const end = (isDone: boolean) => {
    const step = isDone && start.current ? swipeStep(start.current.distance) : 0
    start.current = null
    setDragging(false)
    follow(0)
    if (step !== 0) onStep(step)
  }
  return {
    isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0 || isEnlarged()) return
        wasDrag.current = false
        start.current = { pointer: event.pointerId, x: event.clientX, distance: 0 }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const began = start.current
        if (began?.pointer !== event.pointerId) return
        // Released outside, or over a menu of the browser: no event said so.
        if ((event.buttons & 1) === 0) return end(false)
        began.distance = event.clientX - began.x
        if (!wasDrag.current && Math.abs(began.distance) > clickSlack) {
          wasDrag.current = true
          setDragging(true)
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        if (wasDrag.current) follow(dragOffset(began.distance, event.currentTarget.clientWidth))
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onClickCapture: (event: MouseEvent) => {
        if (!wasDrag.current) return
        wasDrag.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

const isEnlarged = (): boolean => (window.visualViewport?.scale ?? 1) > 1

/** Calls `go` for arrow keys inside the element, and anywhere in its dialog, except in text fields. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  })
  // A layout effect, so that a dialog that has just opened misses no key press.
  useLayoutEffect(() => {
    const target = root.current?.closest('dialog') ?? root.current
    const listen = (event: KeyboardEvent) => press(event)
    target?.addEventListener('keydown', listen)
    return () => target?.removeEventListener('keydown', listen)
  }, [root])
}
