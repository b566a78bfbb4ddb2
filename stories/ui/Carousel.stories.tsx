import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Carousel } from '../../src/ui/Carousel.tsx'
import { ImageFrame } from '../../src/ui/ImageFrame.tsx'
import { handOf, PickRing } from '../../src/components/PickRing.tsx'
import { styles } from '../support/pictures.ts'

const slides = styles.slice(0, 5).map(({ id, name, picture }) => (
  <ImageFrame key={id} picture={picture} alt={name}>
    <PickRing hand={handOf(id)} />
  </ImageFrame>
))

const meta = {
  component: Carousel,
  args: {
    label: '나의 Pick',
    slides,
    texts: {
      previous: '이전',
      next: '다음',
      position: (number, count) => `${number} / ${count}`,
      goTo: (number) => `${number}번째`,
    },
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

const shown = (canvas: Canvas) => canvas.getByRole('status').textContent
const track = (canvas: Canvas) => within(canvas.getByRole('region')).getByRole('presentation')

/** A finger goes `way` pixels; returns how far the slide had moved at the end of it. */
async function swipe(place: HTMLElement, way: number): Promise<number> {
  const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' }
  await fireEvent.pointerDown(place, { ...finger, clientX: 200 })
  await fireEvent.pointerMove(place, { ...finger, clientX: 200 + way })
  const moved = Number.parseFloat(place.style.getPropertyValue('--drag'))
  await fireEvent.pointerUp(place, { ...finger, clientX: 200 + way })
  return moved
}

export const FiveSlides: Story = {
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toBe('1 / 5')
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(shown(canvas)).toBe('2 / 5')
    await userEvent.click(canvas.getByRole('button', { name: '4번째' }))
    await expect(canvas.getByRole('button', { name: '4번째' })).toHaveAttribute('aria-current', 'true')
  },
}

export const WrapsAround: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '이전' }))
    await expect(shown(canvas)).toBe('5 / 5')
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(shown(canvas)).toBe('1 / 5')
  },
}

export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '다음' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(shown(canvas)).toBe('2 / 5')
  },
}

export const SwipeThreshold: Story = {
  play: async ({ canvas, step }) => {
    const place = track(canvas)
    await step('100 px is not beyond', async () => {
      await swipe(place, -100)
      await expect(shown(canvas)).toBe('1 / 5')
    })
    await step('101 px to the left is the next', async () => {
      await swipe(place, -101)
      await expect(shown(canvas)).toBe('2 / 5')
    })
    await step('101 px to the right is the one before', async () => {
      await swipe(place, 101)
      await expect(shown(canvas)).toBe('1 / 5')
    })
  },
}

export const DragIsCapped: Story = {
  play: async ({ canvas }) => {
    const place = track(canvas)
    const moved = await swipe(place, -900)
    await expect(moved).toBeCloseTo(-place.clientWidth / 3, 0)
    await expect(shown(canvas)).toBe('2 / 5')
  },
}

export const PointerCancel: Story = {
  play: async ({ canvas }) => {
    const place = track(canvas)
    const finger = { pointerId: 1, isPrimary: true, button: 0 }
    await fireEvent.pointerDown(place, { ...finger, clientX: 200 })
    await fireEvent.pointerMove(place, { ...finger, clientX: 20 })
    await fireEvent.pointerCancel(place, finger)
    await expect(shown(canvas)).toBe('1 / 5')
    await expect(place.style.getPropertyValue('--drag')).toBe('0px')
  },
}

export const TransitionDuration: Story = {
  play: async ({ canvas }) => {
    const slide = track(canvas).firstElementChild
    await expect(slide && getComputedStyle(slide).transitionDuration).toBe('0.3s')
  },
}

export const TwoSlides: Story = {
  args: { slides: slides.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(shown(canvas)).toBe('1 / 2')
  },
}

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ManySlides: Story = { args: { slides: [...slides, ...slides, ...slides] } }
export const FullWidth: Story = { args: { look: 'full' } }
