import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ELEVEN_MB, invalidFiles, OVER_THREE_MB, createPhoto, readQuarters } from '../../support/photos.ts'
import {
  body,
  uploadPhotos,
  FirstReviewForm,
  submittedReviews,
  expectPhotos,
  findSubmitButton,
  recordReview,
  REVIEW_TEXT,
  typeReview,
} from './reviewFormSteps.tsx'
import { pageDecorators } from '../../support/decorators.tsx'
import { withScenario } from '../../support/scenario.ts'

const meta = {
  component: FirstReviewForm,
  decorators: pageDecorators,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => void submittedReviews.splice(0),
} satisfies Meta<typeof FirstReviewForm>
export default meta
type Story = StoryObj<typeof meta>

export const SmallPhotoUnchanged: Story = {
  tags: ['REV-10'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [recordReview] } },
  play: async () => {
    const small = await createPhoto({ orientation: 6, minBytes: 2.9 * 1024 * 1024 })
    await typeReview()
    await uploadPhotos(small)
    await expectPhotos(1)
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    await expect(submittedReviews[0]?.images[0]?.size).toBe(small.size)
  },
}

/** A photo with an EXIF orientation of 90°: its quarters move round by one. */
const rotatedPhoto = (orientation: 6 | 8): Story => ({
  tags: ['REV-10'],
  beforeEach: withScenario('review-big-photo'),
  parameters: { msw: { handlers: [recordReview] } },
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto({ width: 3000, height: 2000, orientation, minBytes: OVER_THREE_MB }))
    await expectPhotos(1)
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    const image = submittedReviews[0]?.images[0] ?? new Blob()
    await expect(image).toMatchObject({ type: 'image/jpeg', name: 'photo.jpg' })
    await expect(image.size).toBeLessThan(3 * 1024 * 1024)
    const clockwise = { topLeft: 'blue', topRight: 'red', bottomLeft: 'yellow', bottomRight: 'lime' }
    const counter = { topLeft: 'lime', topRight: 'yellow', bottomLeft: 'red', bottomRight: 'blue' }
    await expect(await readQuarters(image)).toEqual({ width: 1280, height: 1920, ...(orientation === 6 ? clockwise : counter) })
  },
})
export const RotatedClockwise: Story = rotatedPhoto(6)
export const RotatedCounterclockwise: Story = rotatedPhoto(8)

export const LargePanorama: Story = {
  tags: ['REV-10'],
  beforeEach: withScenario('review-big-photo'),
  parameters: { msw: { handlers: [recordReview] } },
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto({ width: 12_000, height: 3000, minBytes: OVER_THREE_MB, name: 'panorama.jpg' }))
    await expectPhotos(1)
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    await expect(await readQuarters(submittedReviews[0]?.images[0] ?? new Blob())).toMatchObject({ width: 1920, height: 480 })
  },
}

export const SmallPanorama: Story = {
  tags: ['REV-10'],
  beforeEach: withScenario('review-big-photo'),
  parameters: { msw: { handlers: [recordReview] } },
  play: async () => {
    const panorama = await createPhoto({ width: 12_000, height: 3000 })
    await typeReview()
    await uploadPhotos(panorama)
    await expectPhotos(1)
    // Decoded at full size the preview would take 140 MB of memory.
    await waitFor(() => expect(body().getByRole<HTMLImageElement>('img', { name: '사진 1' }).naturalWidth).toBe(480))
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    await expect(submittedReviews[0]?.images[0]?.size).toBe(panorama.size)
  },
}

function ReopenableReviewForm({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <FirstReviewForm onDone={onDone} onClose={() => setOpen(false)} />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      리뷰 쓰기
    </button>
  )
}

export const ClosedAndReopened: Story = {
  tags: ['REV-13'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [recordReview] } },
  render: ({ onDone }) => <ReopenableReviewForm onDone={onDone} />,
  play: async () => {
    await uploadPhotos(await createPhoto(), await createPhoto())
    // The dialog closes while a photo is still being processed.
    await userEvent.click(await body().findByRole('button', { name: '닫기' }))
    await userEvent.click(await body().findByRole('button', { name: '리뷰 쓰기' }))
    await expectPhotos(2)
    await typeReview()
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews[0]?.images).toHaveLength(2))
  },
}

const rejectedFiles = (files: () => Promise<File[]> | File[], message: string, remainingCount: number): Story => ({
  tags: ['REV-09'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [recordReview] } },
  play: async () => {
    await uploadPhotos(...(await files()))
    await waitFor(() => expect(body().getByText(message)).toBeVisible())
    if (remainingCount > 0) await expectPhotos(remainingCount)
    else await expect(body().queryByRole('img', { name: /^사진/ })).toBeNull()
  },
})

export const TooLarge: Story = rejectedFiles(
  async () => [await createPhoto({ minBytes: ELEVEN_MB })],
  '파일은 10MB 이하만 올릴 수 있어요',
  0,
)
export const TooManyPhotos: Story = rejectedFiles(
  () => Promise.all([createPhoto(), createPhoto(), createPhoto(), createPhoto()]),
  '사진은 최대 3장까지 올릴 수 있어요',
  3,
)
export const HeicNamedJpeg: Story = rejectedFiles(() => [invalidFiles.heicNamedJpeg()], '이미지 파일만 올릴 수 있어요', 0)
export const EmptyFile: Story = rejectedFiles(() => [invalidFiles.empty()], '이미지 파일만 올릴 수 있어요', 0)
export const SvgWithScript: Story = rejectedFiles(() => [invalidFiles.svgWithScript()], '이미지 파일만 올릴 수 있어요', 0)

export const UnreadablePhoto: Story = {
  tags: ['REV-11'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [recordReview] } },
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto(), invalidFiles.truncatedJpeg())
    await waitFor(async () => expect(await body().findByText(/읽을 수 없는 사진이 있어요/)).toBeVisible())
    await expect(findSubmitButton()).toBeDisabled()
    await userEvent.click(body().getByRole('button', { name: '사진 모두 빼기' }))
    await expect(findSubmitButton()).toBeEnabled()
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(REVIEW_TEXT)
  },
}
