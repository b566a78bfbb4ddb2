import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Carousel } from '../../src/ui/Carousel.tsx'
import { Image } from '../../src/ui/Image.tsx'
import { ringVariantOf, PickRing } from '../../src/ui/PickRing.tsx'
import { styles } from '../support/pictures.ts'

const slides = styles.slice(0, 5).map(({ id, name, picture }) => (
  <Image key={id} picture={picture} alt={name}>
    <PickRing variant={ringVariantOf(id)} />
  </Image>
))

const meta = {
  title: 'Carousel · 캐러셀',
  id: 'ui-carousel',
  component: Carousel,
  args: {
    label: '나의 Pick',
    slides,
  },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ maxWidth: '22rem', padding: 10, background: 'var(--sunken)', color: 'var(--text)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const readPosition = (canvas: Canvas) => canvas.getByRole('status').textContent
const findTrack = (canvas: Canvas) => within(canvas.getByRole('region')).getByRole('presentation')

/** Swipes by `distance` px; returns the movement of the slide before the pointer is released. */
async function swipe(track: HTMLElement, distance: number): Promise<number> {
  const touch = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' }
  await fireEvent.pointerDown(track, { ...touch, clientX: 200 })
  await fireEvent.pointerMove(track, { ...touch, clientX: 200 + distance })
  const moved = Number.parseFloat(track.style.getPropertyValue('--drag'))
  await fireEvent.pointerUp(track, { ...touch, clientX: 200 + distance })
  return moved
}

export const FiveSlides: Story = {
  play: async ({ canvas }) => {
    await expect(readPosition(canvas)).toBe('1 / 5')
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(readPosition(canvas)).toBe('2 / 5')
    await userEvent.click(canvas.getByRole('button', { name: '4번째로 가기' }))
    await expect(canvas.getByRole('button', { name: '4번째로 가기' })).toHaveAttribute('aria-current', 'true')
  },
}

export const WrapsAround: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '이전' }))
    await expect(readPosition(canvas)).toBe('5 / 5')
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(readPosition(canvas)).toBe('1 / 5')
  },
}

export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '다음' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(readPosition(canvas)).toBe('2 / 5')
  },
}

export const SwipeThreshold: Story = {
  play: async ({ canvas, step }) => {
    const track = findTrack(canvas)
    await step('100 px keeps the slide', async () => {
      await swipe(track, -100)
      await expect(readPosition(canvas)).toBe('1 / 5')
    })
    await step('101 px to the left shows the next slide', async () => {
      await swipe(track, -101)
      await expect(readPosition(canvas)).toBe('2 / 5')
    })
    await step('101 px to the right shows the previous slide', async () => {
      await swipe(track, 101)
      await expect(readPosition(canvas)).toBe('1 / 5')
    })
  },
}

export const DragIsCapped: Story = {
  play: async ({ canvas }) => {
    const track = findTrack(canvas)
    const moved = await swipe(track, -900)
    await expect(moved).toBeCloseTo(-track.clientWidth / 3, 0)
    await expect(readPosition(canvas)).toBe('2 / 5')
  },
}

export const PointerCancel: Story = {
  play: async ({ canvas }) => {
    const track = findTrack(canvas)
    const touch = { pointerId: 1, isPrimary: true, button: 0 }
    await fireEvent.pointerDown(track, { ...touch, clientX: 200 })
    await fireEvent.pointerMove(track, { ...touch, clientX: 20 })
    await fireEvent.pointerCancel(track, touch)
    await expect(readPosition(canvas)).toBe('1 / 5')
    await expect(track.style.getPropertyValue('--drag')).toBe('0px')
  },
}

export const TransitionDuration: Story = {
  play: async ({ canvas }) => {
    const slide = findTrack(canvas).firstElementChild
    await expect(slide && getComputedStyle(slide).transitionDuration).toBe('0.3s')
  },
}

export const TwoSlides: Story = {
  args: { slides: slides.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(readPosition(canvas)).toBe('1 / 2')
  },
}

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ManySlides: Story = {
  args: { slides: [...slides, ...slides, ...slides] },
  parameters: { requirements: ['PICK-10'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /번째로 가기$/ })).toHaveLength(15)
    await userEvent.click(canvas.getByRole('button', { name: '12번째로 가기' }))
    await expect(readPosition(canvas)).toBe('12 / 15')
  },
}
export const FullWidth: Story = { args: { variant: 'full' } }
