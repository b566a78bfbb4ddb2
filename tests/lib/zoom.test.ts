import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxZoom, pan, pinch, initialZoom } from '../../src/lib/zoom.ts'
import '../support/properties.ts'

const box = { width: 300, height: 400 }

test('[PROD-02] pinching to twice the distance doubles the scale around the midpoint', () => {
  const grip = { x: 60, y: -40, distance: 100 }
  expect(pinch(initialZoom, grip, { ...grip, distance: 200 }, box)).toEqual({ scale: 2, x: -60, y: 40 })
})

test('[PROD-02] scale stays between one and four, and no edge of the picture comes into view', () => {
  const length = fc.double({ min: -400, max: 400, noNaN: true })
  const distance = fc.double({ min: 1, max: 1000, noNaN: true })
  const grip = fc.record({ x: length, y: length, distance })
  fc.assert(
    fc.property(fc.array(fc.tuple(grip, grip), { maxLength: 6 }), length, length, (pinches, x, y) => {
      const enlarged = pinches.reduce((zoom, [from, to]) => pinch(zoom, from, to, box), initialZoom)
      const zoom = pan(enlarged, x, y, box)
      expect(zoom.scale).toBeGreaterThanOrEqual(1)
      expect(zoom.scale).toBeLessThanOrEqual(maxZoom)
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * box.width) / 2 + 1e-6)
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * box.height) / 2 + 1e-6)
    }),
  )
})
