import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { elevenMegabytes, notPhotos, overThree, photo, seen } from '../../support/photos.ts'
import { withScenario, withStore } from '../../support/scenario.tsx'
import { body, choose, OfOrder, sent, shown, submit, watched, words, write } from './writing.tsx'

const meta = {
  component: OfOrder,
  decorators: [withStore],
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => void sent.splice(0),
} satisfies Meta<typeof OfOrder>
export default meta
type Story = StoryObj<typeof meta>

export const SmallPhotoUnchanged: Story = {
  tags: ['REV-10'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    const small = await photo({ orientation: 6, weight: 2.9 * 1024 * 1024 })
    await write()
    await choose(small)
    await shown(1)
    await userEvent.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(sent[0]?.images[0]?.size).toBe(small.size)
  },
}

/** Held sideways: what was the right edge of the camera's picture is its top or its bottom. */
const rotatedPhoto = (orientation: 6 | 8): Story => ({
  tags: ['REV-10'],
  beforeEach: withScenario('review-big-photo'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    await write()
    await choose(await photo({ width: 3000, height: 2000, orientation, weight: overThree }))
    await shown(1)
    await userEvent.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    const image = sent[0]?.images[0] ?? new Blob()
    await expect(image).toMatchObject({ type: 'image/jpeg', name: 'photo.jpg' })
    await expect(image.size).toBeLessThan(3 * 1024 * 1024)
    const clockwise = { topLeft: 'blue', topRight: 'red', bottomLeft: 'yellow', bottomRight: 'lime' }
    const counter = { topLeft: 'lime', topRight: 'yellow', bottomLeft: 'red', bottomRight: 'blue' }
    await expect(await seen(image)).toEqual({ width: 1280, height: 1920, ...(orientation === 6 ? clockwise : counter) })
  },
})
export const RotatedClockwise: Story = rotatedPhoto(6)
export const RotatedCounterclockwise: Story = rotatedPhoto(8)

export const LargePanorama: Story = {
  tags: ['REV-10'],
  beforeEach: withScenario('review-big-photo'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    await write()
    await choose(await photo({ width: 12_000, height: 3000, weight: overThree, name: 'panorama.jpg' }))
    await shown(1)
    await userEvent.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(await seen(sent[0]?.images[0] ?? new Blob())).toMatchObject({ width: 1920, height: 480 })
  },
}

export const SmallPanorama: Story = {
  tags: ['REV-10'],
  beforeEach: withScenario('review-big-photo'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    const panorama = await photo({ width: 12_000, height: 3000 })
    await write()
    await choose(panorama)
    await shown(1)
    // Laid out whole it would take 140 MB.
    await waitFor(() => expect(body().getByRole<HTMLImageElement>('img', { name: '사진 1' }).naturalWidth).toBe(480))
    await userEvent.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(sent[0]?.images[0]?.size).toBe(panorama.size)
  },
}

function ReopenableReviewForm({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <OfOrder onDone={onDone} onClose={() => setOpen(false)} />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      리뷰 쓰기
    </button>
  )
}

export const ClosedAndReopened: Story = {
  tags: ['REV-13'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [watched] } },
  render: ({ onDone }) => <ReopenableReviewForm onDone={onDone} />,
  play: async () => {
    await choose(await photo(), await photo())
    // One is still being made ready.
    await userEvent.click(await body().findByRole('button', { name: '닫기' }))
    await userEvent.click(await body().findByRole('button', { name: '리뷰 쓰기' }))
    await shown(2)
    await write()
    await userEvent.click(submit())
    await waitFor(() => expect(sent[0]?.images).toHaveLength(2))
  },
}

const rejectedFiles = (files: () => Promise<File[]> | File[], message: string, left: number): Story => ({
  tags: ['REV-09'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    await choose(...(await files()))
    await waitFor(() => expect(body().getByText(message)).toBeVisible())
    if (left > 0) await shown(left)
    else await expect(body().queryByRole('img', { name: /^사진/ })).toBeNull()
  },
})

export const TooLarge: Story = rejectedFiles(
  async () => [await photo({ weight: elevenMegabytes })],
  '파일은 10MB 이하만 올릴 수 있어요',
  0,
)
export const TooManyPhotos: Story = rejectedFiles(
  () => Promise.all([photo(), photo(), photo(), photo()]),
  '사진은 최대 3장까지 올릴 수 있어요',
  3,
)
export const HeicNamedJpeg: Story = rejectedFiles(() => [notPhotos.heicNamedJpeg()], '이미지 파일만 올릴 수 있어요', 0)
export const EmptyFile: Story = rejectedFiles(() => [notPhotos.empty()], '이미지 파일만 올릴 수 있어요', 0)
export const SvgWithScript: Story = rejectedFiles(() => [notPhotos.svgWithScript()], '이미지 파일만 올릴 수 있어요', 0)

export const UnreadablePhoto: Story = {
  tags: ['REV-11'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    await write()
    await choose(await photo(), notPhotos.tornJpeg())
    await waitFor(async () => expect(await body().findByText(/읽을 수 없는 사진이 있어요/)).toBeVisible())
    await expect(submit()).toBeDisabled()
    await userEvent.click(body().getByRole('button', { name: '사진 모두 빼기' }))
    await expect(submit()).toBeEnabled()
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(words)
  },
}
