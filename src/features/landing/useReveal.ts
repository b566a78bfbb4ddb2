import { type MouseEvent, useEffect, useState } from 'react'
import type { LandingPicture } from '../../ui/pictures.ts'

const STEP_MS = 100
const OVERLAY_MS = 300

/** A circle that grows from a point of the viewport, and back: touched → spreading after 100 ms → open after 300 ms. */
export type Reveal = {
  x: number
  y: number
  step: 'touched' | 'spreading' | 'open' | 'closing'
  picture: LandingPicture
  /** The tapped picture in the viewport, in px. */
  left: number
  top: number
  width: number
}

export function useReveal() {
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const isTouched = reveal !== null
  const isClosing = reveal?.step === 'closing'

  useEffect(() => {
    if (!isTouched) return undefined
    const to = (step: Reveal['step']) => () => setReveal((now) => now && { ...now, step })
    const timers = isClosing
      ? [setTimeout(() => setReveal(null), OVERLAY_MS)]
      : [setTimeout(to('spreading'), STEP_MS), setTimeout(to('open'), OVERLAY_MS)]
    return () => timers.forEach(clearTimeout)
  }, [isTouched, isClosing])

  const begin = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>, picture: LandingPicture) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A key press has no coordinates: use the center of the picture.
    const point = detail > 0 ? { x: clientX, y: clientY } : { x: left + width / 2, y: top + height / 2 }
    setReveal({ ...point, step: 'touched', picture, left, top, width })
  }
  return { reveal, begin, end: () => setReveal((now) => now && { ...now, step: 'closing' }) }
}
