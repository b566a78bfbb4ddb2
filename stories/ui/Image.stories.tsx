import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BlankImage, Image } from '../../src/ui/Image.tsx'
import { Caption } from '../../src/ui/layout/Caption.tsx'
import { picture } from '../support/pictures.ts'

const meta = {
  title: 'Image · 사진',
  id: 'ui-image',
  component: Image,
  args: { picture: picture('checkBlazer'), alt: '초코 블레이저' },
  decorators: [
    (Story) => (
      <div style={{ width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const StylePhoto: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy')
  },
}
/** As the first of a page, which comes before all others. */
export const Portrait: Story = {
  args: { ratio: '4:5', picture: picture('bag'), isFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
  },
}
export const CroppedToUpperMiddle: Story = { args: { ratio: '1:1', crop: 'upper' } }
export const CroppedToTorso: Story = { args: { crop: 'torso' } }
export const Blurred: Story = { args: { isBlurred: true } }
export const Loading: Story = {
  render: () => (
    <>
      {(['sky', 'apricot', 'lilac', 'mustard', 'mugwort', 'slate'] as const).map((paperColor) => (
        <Image key={paperColor} paperColor={paperColor} ratio="1:1" picture={{ src: 'data:image/png;base64,' }} />
      ))}
    </>
  ),
}
export const Blank: Story = {
  render: () => (
    <div data-theme="dark" style={{ background: 'var(--sunken)', padding: 10 }}>
      <Caption number={1} />
      <BlankImage />
    </div>
  ),
}
