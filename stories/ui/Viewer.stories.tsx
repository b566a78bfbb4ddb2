import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Viewer } from '../../src/ui/Viewer.tsx'
import { styles } from '../pictures.ts'

const meta = {
  component: Viewer,
  args: {
    title: '울 블렌드 오버 블레이저',
    closeLabel: '닫기',
    onClose: fn(),
    pictures: styles.slice(0, 4).map(({ name, picture }) => ({ src: picture.src, alt: name })),
    texts: {
      previous: '이전',
      next: '다음',
      position: (number, count) => `${number} / ${count}`,
      goTo: (number) => `${number}번째`,
    },
  },
} satisfies Meta<typeof Viewer>
export default meta
type Story = StoryObj<typeof meta>

export const PicturesOfAProduct: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: '울 블렌드 오버 블레이저' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('status')).toHaveTextContent('2 / 4')
    await userEvent.click(screen.getByRole('button', { name: '닫기' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const BeginsAtTheThird: Story = { args: { index: 2 } }
export const OnePicture: Story = {
  args: { pictures: [{ ...styles[0]?.picture, src: styles[0]?.picture.src ?? '', alt: '트렌치' }] },
}
