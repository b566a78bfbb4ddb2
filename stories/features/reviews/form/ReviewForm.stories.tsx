import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createPhoto } from '../../../support/photos.ts'
import {
  body,
  uploadPhotos,
  FirstReviewForm,
  reviewsUrl,
  submittedReviews,
  expectPhotos,
  findSubmitButton,
  recordReview,
  REVIEW_TEXT,
  typeReview,
} from './reviewFormSteps.tsx'
import { pageDecorators } from '../../../support/decorators.tsx'
import { inWorld, withScenario } from '../../../support/scenario.ts'

/**
 * The counter stands below the hint, because both can be long. A photo's remove button looks small and has a target of 44 px. A
 * photo that cannot be read, or that the server rejects, offers two choices: remove all photos, or submit without them. Photos
 * are recognised by their bytes. Of four photos the first three are used. Text and stars survive closing the dialog.
 */
const meta = {
  title: 'Reviews · 리뷰/Review form · 리뷰 쓰기',
  id: 'features-reviews-form-reviewform',
  component: FirstReviewForm,
  decorators: pageDecorators,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => void submittedReviews.splice(0),
} satisfies Meta<typeof FirstReviewForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['core'],
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-07', 'REV-08'], msw: { handlers: [recordReview] } },
  play: async () => {
    await expect(await body().findByRole('radio', { name: '5 아주 좋아요' })).toBeChecked()
    await expect(body().getByText('리뷰는 10자 이상 써 주세요')).toBeInTheDocument()
    await expect(findSubmitButton()).toBeDisabled()
  },
}

export const Submitted: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-12', 'REV-13'], msw: { handlers: [recordReview] } },
  play: async ({ args }) => {
    await typeReview()
    await userEvent.click(body().getByRole('radio', { name: '4 좋아요' }))
    await uploadPhotos(await createPhoto(), await createPhoto({ name: 'second.jpg' }), await createPhoto())
    await expectPhotos(3)
    await userEvent.click(findSubmitButton())
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(submittedReviews[0]).toMatchObject({ review: { rating: 4, content: REVIEW_TEXT }, images: [{}, {}, {}] })
    await expect(await body().findByText('리뷰가 등록됐어요')).toBeInTheDocument()
  },
}

export const ThreePhotos: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-07'] },
  play: async () => {
    const labels = ['5 아주 좋아요', '4 좋아요', '3 보통이에요', '2 아쉬워요', '1 많이 아쉬워요']
    for (const name of labels) await expect(await body().findByRole('radio', { name })).toBeInTheDocument()
    await typeReview()
    await uploadPhotos(await createPhoto(), await createPhoto(), await createPhoto())
    await expectPhotos(3)
    await expect(body().getByLabelText(/사진 추가/)).not.toBeVisible()
    await expect(findSubmitButton()).toBeEnabled()
  },
}

const rejectedByServer: Story = {
  beforeEach: withScenario('review-upload-fails'),
  parameters: { requirements: ['REV-11', 'REV-13'], msw: { handlers: [recordReview] } },
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto())
    await expectPhotos(1)
    await userEvent.click(findSubmitButton())
    await waitFor(async () => expect(await body().findByText('리뷰를 등록하지 못했어요. 다시 시도해 주세요.')).toBeVisible())
    const reason = inWorld({ ko: '이미지 파일만 올릴 수 있어요.', en: 'Only image files can be added.' })
    await expect(body().getByText(reason)).toBeVisible()
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(REVIEW_TEXT)
  },
}

export const PhotosRejectedByServer: Story = rejectedByServer

export const SubmittedWithoutPhotos: Story = {
  tags: ['!dev', '!autodocs'],
  ...rejectedByServer,
  play: async (context) => {
    await rejectedByServer.play?.(context)
    await userEvent.click(body().getByRole('button', { name: '사진 없이 등록' }))
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled())
    await expect(submittedReviews.at(-1)?.images).toEqual([])
  },
}

export const Submitting: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-12'], msw: { handlers: [http.post(reviewsUrl, () => new Promise<never>(() => {}))] } },
  play: async () => {
    await typeReview()
    await uploadPhotos(await createPhoto())
    await expectPhotos(1)
    await userEvent.click(findSubmitButton())
    await waitFor(async () => expect(await body().findByRole('progressbar')).toBeVisible())
    await expect(findSubmitButton()).toHaveAttribute('aria-busy', 'true')
  },
}

export const NetworkError: Story = {
  beforeEach: withScenario('review-write'),
  parameters: { requirements: ['REV-13'], msw: { handlers: [http.post(reviewsUrl, () => HttpResponse.error())] } },
  play: async () => {
    await typeReview()
    await userEvent.click(findSubmitButton())
    await waitFor(async () => expect(await body().findByText(/네트워크 오류가 발생했어요/)).toBeVisible())
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(REVIEW_TEXT)
    await expect(body().queryByRole('button', { name: '사진 없이 등록' })).toBeNull()
  },
}
