import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Viewer } from '../../src/ui/layout/Viewer.tsx'
import { styles } from '../support/pictures.ts'

const meta = {
  title: 'Viewer · 사진 보기',
  id: 'ui-viewer',
  component: Viewer,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    title: '울 블렌드 오버 블레이저',
    onClose: fn(),
    pictures: styles.slice(0, 4).map(({ name, picture }) => ({ src: picture.src, alt: name })),
  },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

export const ProductPhotos: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: '울 블렌드 오버 블레이저' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('status')).toHaveTextContent('2 / 4')
    await userEvent.click(screen.getByRole('button', { name: '닫기' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const StartsAtThird: Story = { args: { index: 2 } }
export const OnePicture: Story = {
  args: { pictures: [{ ...styles[0]?.picture, src: styles[0]?.picture.src ?? '', alt: '트렌치' }] },
}
