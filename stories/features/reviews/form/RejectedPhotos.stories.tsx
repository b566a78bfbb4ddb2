import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pageDecorators } from '../../../support/decorators.tsx'
import { createPhoto, ELEVEN_MB, invalidFiles } from '../../../support/photos.ts'
import { withScenario } from '../../../support/scenario.ts'
import {
  body,
  expectPhotos,
  findSubmitButton,
  FirstReviewForm,
  recordReview,
  REVIEW_TEXT,
  submittedReviews,
  typeReview,
  uploadPhotos,
} from './reviewFormSteps.tsx'

const meta = {
  title: 'Reviews · 리뷰/Rejected photos · 올릴 수 없는 사진',
  id: 'features-reviews-form-rejectedphotos',
  component: FirstReviewForm,
  decorators: pageDecorators,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => void submittedReviews.splice(0),
} satisfies Meta<typeof FirstReviewForm>
export default meta
type Story = StoryObj<typeof meta>

const rejectedFiles = (files: () => Promise<File[]> | File[], message: string, remainingCount: number): Story => ({
  parameters: { requirements: ['REV-09', 'REV-11'] },
  beforeEach: withScenario('review-write'),
  play: async () => {
    await typeReview()
    await uploadPhotos(...(await files()))
    await waitFor(() => expect(body().getByText(message)).toBeVisible())
    if (remainingCount > 0) await expectPhotos(remainingCount)
    else await expect(body().queryByRole('img', { name: /^사진/ })).toBeNull()
    await expect(body().getByRole('button', { name: '사진 모두 빼기' })).toBeVisible()
    await expect(body().getByRole('button', { name: '사진 없이 등록' })).toBeEnabled()
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
export const AllPhotosRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['REV-11'] },
  beforeEach: withScenario('review-write'),
  play: async () => {
    await uploadPhotos(...(await Promise.all([createPhoto(), createPhoto(), createPhoto(), createPhoto()])))
    await expectPhotos(3)
    await expect(body().getByRole('button', { name: '사진 없이 등록' })).toBeDisabled()
    await userEvent.click(body().getByRole('button', { name: '사진 모두 빼기' }))
    await waitFor(() => expect(body().queryByRole('img', { name: /^사진/ })).toBeNull())
    await expect(body().queryByText('사진은 최대 3장까지 올릴 수 있어요')).toBeNull()
    await expect(body().queryByRole('button', { name: '사진 모두 빼기' })).toBeNull()
  },
}
export const NotImages: Story = rejectedFiles(
  () => [invalidFiles.heicNamedJpeg(), invalidFiles.empty(), invalidFiles.svgWithScript()],
  '이미지 파일만 올릴 수 있어요',
  0,
)

export const SubmittedWithoutPhotos: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['REV-11'], msw: { handlers: [recordReview] } },
  beforeEach: withScenario('review-write'),
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto(), invalidFiles.empty())
    await expectPhotos(1)
    await userEvent.click(body().getByRole('button', { name: '사진 없이 등록' }))
    await waitFor(() => expect(submittedReviews).toHaveLength(1))
    await expect(submittedReviews[0]?.images).toEqual([])
  },
}

export const UnreadablePhoto: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-11'], msw: { handlers: [recordReview] } },
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto(), invalidFiles.truncatedJpeg())
    await waitFor(() => expect(findSubmitButton()).toBeDisabled())
    await userEvent.click(await body().findByRole('button', { name: '사진 모두 빼기' }))
    await expect(findSubmitButton()).toBeEnabled()
    await uploadPhotos(await createPhoto(), invalidFiles.truncatedJpeg())
    await waitFor(async () => expect(await body().findByText(/읽을 수 없는 사진이 있어요/)).toBeVisible())
    await expect(findSubmitButton()).toBeDisabled()
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(REVIEW_TEXT)
  },
}
