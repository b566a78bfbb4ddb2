import { type PointerEvent, useRef } from 'react'
import { type Grip, pan, pinch, tapZoom, initialZoom, type Zoom } from '../lib/zoom.ts'

type Point = { x: number; y: number }

/** Browsers report a pinch on a touchpad as a wheel event with Ctrl. */
const WHEEL_STEP = 0.01

/**
 * Zooms an element: two fingers pinch, one moves it, a double tap zooms in or out. Sets the custom properties `--zoom`, `--x`
 * and `--y`. While zoomed in, touch events do not bubble, so that a swipe does not change the slide.
 */
export function useZoom() {
  const root = useRef<HTMLElement>(null)
  const zoom = useRef(initialZoom)
  const fingers = useRef(new Map<number, Point>())

  const show = (next: Zoom) => {
    zoom.current = next
    const style = root.current?.style
    style?.setProperty('--zoom', String(next.scale))
    style?.setProperty('--x', `${next.x}px`)
    style?.setProperty('--y', `${next.y}px`)
    root.current?.toggleAttribute('data-zoomed', next.scale > 1)
  }
  const pinchBetween = (from: Grip, to: Grip) => show(pinch(zoom.current, from, to, boxOf(root.current)))
  const pinchBy = (times: number, at: Point) => {
    const grip = { ...fromMiddle(at, root.current), distance: 100 }
    pinchBetween(grip, { ...grip, distance: 100 * times })
  }

  const follow = (event: PointerEvent) => {
    const before = [...fingers.current.values()]
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    if (before.length > 1) pinchBetween(gripOf(before, root.current), gripOf([...fingers.current.values()], root.current))
    else if (zoom.current.scale > 1) show(pan(zoom.current, now.x - last.x, now.y - last.y, boxOf(root.current)))
  }
  const lift = (event: PointerEvent) => {
    holdBack(event)
    fingers.current.delete(event.pointerId)
  }
  const holdBack = (event: PointerEvent) => {
    if (zoom.current.scale > 1 || fingers.current.size > 1) event.stopPropagation()
  }
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    pinchBy(Math.exp(-event.deltaY * WHEEL_STEP), { x: event.clientX, y: event.clientY })
  }
  const ref = (element: HTMLDivElement) => {
    root.current = element
    // React's wheel listeners are passive (https://github.com/facebook/react/pull/19654), and cannot prevent the browser's own zoom.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }
  return {
    ref,
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      holdBack(event)
    },
    onPointerMove: (event: PointerEvent) => {
      follow(event)
      holdBack(event)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onDoubleClick: ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      zoom.current.scale > 1 ? show(initialZoom) : pinchBy(tapZoom, { x: clientX, y: clientY }),
  }
}

const boxOf = (element: HTMLElement | null) => ({ width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 })

function fromMiddle({ x, y }: Point, element: HTMLElement | null): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

function gripOf([one, other]: readonly Point[], element: HTMLElement | null): Grip {
  const [a, b] = [one ?? { x: 0, y: 0 }, other ?? one ?? { x: 0, y: 0 }]
  const middle = fromMiddle({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, element)
  return { ...middle, distance: Math.hypot(a.x - b.x, a.y - b.y) }
}
