import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Carousel } from '../../src/ui/layout/Carousel.tsx'
import { Image } from '../../src/ui/Image.tsx'
import { PickRing } from '../../src/ui/PickRing.tsx'
import { styles } from '../support/pictures.ts'

const slides = styles.slice(0, 5).map(({ id, name, picture }) => (
  <Image key={id} picture={picture} alt={name}>
    <PickRing variant={id} />
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
const findTrack = (canvas: Canvas) => within(canvas.getByRole('region')).getAllByRole('presentation')[0] ?? document.body

export const FiveSlides: Story = {
  play: async ({ canvas }) => {
    await expect(readPosition(canvas)).toBe('1 / 5')
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    const track = findTrack(canvas)
    const touch = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
    await fireEvent.pointerDown(track, { ...touch, clientX: 200 })
    await fireEvent.pointerMove(track, { ...touch, clientX: 20 })
    await fireEvent.pointerCancel(track, touch)
    await expect(readPosition(canvas)).toBe('1 / 5')
    await expect(track.style.getPropertyValue('--drag')).toBe('0px')
    await userEvent.click(canvas.getByRole('button', { name: '다음' }))
    await expect(readPosition(canvas)).toBe('2 / 5')
    await userEvent.click(canvas.getByRole('button', { name: '4번째로 가기' }))
    await expect(canvas.getByRole('button', { name: '4번째로 가기' })).toHaveAttribute('aria-current', 'true')
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
