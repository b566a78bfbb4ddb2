import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { OVER_THREE_MB, createPhoto, readQuarters } from '../../../support/photos.ts'
import {
  body,
  uploadPhotos,
  FirstReviewForm,
  submittedReviews,
  expectPhotos,
  findSubmitButton,
  recordReview,
  typeReview,
} from './reviewFormSteps.tsx'
import { pageDecorators } from '../../../support/decorators.tsx'
import { withScenario } from '../../../support/scenario.ts'

const meta = {
  title: 'Reviews · 리뷰/Review photos · 리뷰 사진',
  id: 'features-reviews-form-reviewphotos',
  tags: ['!dev', '!autodocs'],
  component: FirstReviewForm,
  decorators: pageDecorators,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => void submittedReviews.splice(0),
} satisfies Meta<typeof FirstReviewForm>
export default meta
type Story = StoryObj<typeof meta>

/** Only what a camera writes beside the pixels is left out, some dozens of bytes here. */
async function expectMetadataGone(photo: File): Promise<void> {
  const sent = submittedReviews[0]?.images[0]?.size ?? 0
  await expect(photo.size - sent).toBeGreaterThanOrEqual(0)
  await expect(photo.size - sent).toBeLessThan(100)
}

export const SmallPhotoUnchanged: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-10'], msw: { handlers: [recordReview] } },
  play: async () => {
    const small = await createPhoto({ orientation: 6 })
    await typeReview()
    await uploadPhotos(small)
    await expectPhotos(1)
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    await expectMetadataGone(small)
  },
}

/** A photo with an EXIF orientation of 90°: its quarters move round by one. */
const rotatedPhoto = (orientation: 6 | 8): Story => ({
  parameters: { requirements: ['REV-10'], msw: { handlers: [recordReview] } },
  beforeEach: withScenario('review-big-photo'),
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
  beforeEach: withScenario('review-big-photo'),
  parameters: { requirements: ['REV-10'], msw: { handlers: [recordReview] } },
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
  beforeEach: withScenario('review-big-photo'),
  parameters: { requirements: ['REV-10'], msw: { handlers: [recordReview] } },
  play: async () => {
    const panorama = await createPhoto({ width: 12_000, height: 3000 })
    await typeReview()
    await uploadPhotos(panorama)
    await expectPhotos(1)
    // Decoded at full size the preview would take 140 MB of memory.
    await waitFor(() => expect(body().getByRole<HTMLImageElement>('img', { name: '사진 1' }).naturalWidth).toBe(480))
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    await expectMetadataGone(panorama)
  },
}

function ReopenableReviewForm({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        리뷰 쓰기
      </button>
      <FirstReviewForm isOpen={isOpen} onDone={onDone} onClose={() => setOpen(false)} />
    </>
  )
}

export const ClosedAndReopened: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-13'], msw: { handlers: [recordReview] } },
  render: ({ onDone }) => <ReopenableReviewForm onDone={onDone} />,
  play: async () => {
    await uploadPhotos(await createPhoto(), await createPhoto())
    await expectPhotos(2)
    await userEvent.click(await body().findByRole('button', { name: '닫기' }))
    await userEvent.click(await body().findByRole('button', { name: '리뷰 쓰기' }))
    await expectPhotos(2)
    await typeReview()
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(submittedReviews[0]?.images).toHaveLength(2))
  },
}
