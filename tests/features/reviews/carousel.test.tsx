import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../../../src/texts/TextsProvider.tsx'
import { Carousel } from '../../../src/ui/layout/Carousel.tsx'

const pressed = vi.fn<() => void>()
const slides = [1, 2, 3].map((at) => (
  <button key={at} type="button" onClick={pressed}>
    {at}
  </button>
))

function show() {
  render(
    <TextsProvider initial="ko">
      <Carousel label="리뷰" slides={slides} />
    </TextsProvider>,
  )
  const [, track] = screen.getAllByRole('presentation')
  return track ?? document.body
}

test('[HOME-02, PICK-10] a press on the edge of a neighbour shows the neighbour', () => {
  const track = show()
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(390)
  for (const [offsetX, position] of [
    [384, '2 / 3'],
    [6, '1 / 3'],
  ] as const) {
    const click = createEvent.click(track)
    Object.defineProperty(click, 'offsetX', { value: offsetX })
    fireEvent(track, click)
    expect(screen.getByRole('status')).toHaveTextContent(position)
    expect(track.querySelectorAll(':scope > :not([inert])')).toHaveLength(1)
  }
})

test.each([
  [14, 1],
  [16, 0],
])('[HOME-02, PICK-10] a finger that slips %d px presses the slide %d times', (slip, times) => {
  pressed.mockClear()
  show()
  const slide = screen.getByRole('button', { name: '1' })
  const touch = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
  fireEvent.pointerDown(slide, { ...touch, clientX: 200 })
  fireEvent.pointerMove(slide, { ...touch, clientX: 200 + slip })
  fireEvent.pointerUp(slide, touch)
  fireEvent.click(slide)
  expect(pressed).toHaveBeenCalledTimes(times)
})

test.each([0, 2])('[PICK-10] a mouse released outside, back with the buttons %i, drags nothing, and then presses', (buttons) => {
  pressed.mockClear()
  const track = show()
  const slide = screen.getByRole('button', { name: '1' })
  const mouse = { pointerId: 1, isPrimary: true, button: 0 }
  fireEvent.pointerDown(slide, { ...mouse, buttons: 1, clientX: 200 })
  for (const clientX of [20, 10]) fireEvent.pointerMove(slide, { ...mouse, buttons, clientX })
  expect(track.style.getPropertyValue('--drag')).toMatch(/^(0px)?$/)
  fireEvent.click(slide)
  expect(pressed).toHaveBeenCalledTimes(1)
})
