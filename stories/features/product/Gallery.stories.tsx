import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Gallery } from '../../../src/features/product/Gallery.tsx'
import { picturePath } from '../../support/pictures.ts'

const images = [picturePath('blazer'), picturePath('knit'), picturePath('trousers')]

const meta = {
  title: 'Product · 상품/Gallery · 상품 사진',
  id: 'features-product-gallery',
  component: Gallery,
  args: { id: 7, name: '초코 블레이저', images },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const ThreePictures: Story = {}
export const OnePicture: Story = { args: { images: images.slice(0, 1) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1번째 사진 크게 보기' }))
    const viewer = within(await within(document.body).findByRole('dialog'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(viewer.getByText('2 / 3')).toBeVisible())
  },
}
