import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Viewer } from '../../src/ui/Viewer.tsx'
import { ZoomableImage } from '../../src/ui/ZoomableImage.tsx'
import { styles } from '../support/pictures.ts'

const meta = {
  title: 'Viewer · 사진 보기',
  id: 'ui-viewer',
  component: Viewer,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  subcomponents: { ZoomableImage },
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

const findPicture = () => screen.getByRole('img', { name: styles[0]?.name ?? '' })
const getWidth = () => findPicture().getBoundingClientRect().width
const touch = (pointerId: number, clientX: number) => ({
  pointerId,
  clientX,
  clientY: 400,
  isPrimary: pointerId === 1,
  pointerType: 'touch',
  bubbles: true,
})

export const PinchToZoom: Story = {
  parameters: { requirements: ['PROD-02'] },
  play: async () => {
    const before = getWidth()
    for (const id of [1, 2]) await fireEvent.pointerDown(findPicture(), touch(id, 150 + id * 30))
    await fireEvent.pointerMove(findPicture(), touch(2, 240))
    for (const id of [1, 2]) await fireEvent.pointerUp(findPicture(), touch(id, 200))
    await expect(Math.round((getWidth() / before) * 10) / 10).toBe(2)
    // A drag now moves the zoomed picture instead of the carousel.
    await fireEvent.pointerDown(findPicture(), touch(1, 300))
    await fireEvent.pointerMove(findPicture(), touch(1, 120))
    await fireEvent.pointerUp(findPicture(), touch(1, 120))
    await expect(screen.getByRole('status')).toHaveTextContent('1 / 4')
  },
}

export const DoubleTapToZoom: Story = {
  play: async () => {
    const before = getWidth()
    await userEvent.dblClick(findPicture())
    await waitFor(() => expect(getWidth()).toBeGreaterThan(before * 2))
    await userEvent.dblClick(findPicture())
    await waitFor(() => expect(Math.round(getWidth())).toBe(Math.round(before)))
  },
}
