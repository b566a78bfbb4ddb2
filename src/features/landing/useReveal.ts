import { type MouseEvent, useEffect, useState } from 'react'

export const STEP_MS = 100
export const OVERLAY_MS = 300

/** A circle that grows from a point of the viewport: touched → spreading after 100 ms → open after 300 ms (LAND-05). */
export type Reveal = { x: number; y: number; step: 'touched' | 'spreading' | 'open' }

export function useReveal() {
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const isTouched = reveal !== null

  useEffect(() => {
    if (!isTouched) return undefined
    const to = (step: Reveal['step']) => () => setReveal((now) => now && { ...now, step })
    const timers = [setTimeout(to('spreading'), STEP_MS), setTimeout(to('open'), OVERLAY_MS)]
    return () => timers.forEach(clearTimeout)
  }, [isTouched])

  const begin = (event: MouseEvent<HTMLElement>) => setReveal({ ...pointOf(event), step: 'touched' })
  return { reveal, begin, end: () => setReveal(null) }
}

/** A key press has no coordinates: use the center of the picture. */
function pointOf({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>): { x: number; y: number } {
  if (detail > 0) return { x: clientX, y: clientY }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
