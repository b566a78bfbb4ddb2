import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { photo } from '../../support/photos.ts'
import { withScenario, withStore } from '../../support/scenario.tsx'
import { body, choose, OfOrder, path, sent, shown, submit, watched, words, write } from './writing.tsx'

const meta = {
  component: OfOrder,
  decorators: [withStore],
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => void sent.splice(0),
} satisfies Meta<typeof OfOrder>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['REV-07', 'REV-08'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [watched] } },
  play: async () => {
    await expect(await body().findByRole('radio', { name: '5 아주 좋아요' })).toBeChecked()
    await expect(body().getByText('리뷰는 10자 이상 써 주세요')).toBeInTheDocument()
    await expect(submit()).toBeDisabled()
  },
}

export const Submitted: Story = {
  tags: ['REV-12', 'REV-13'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [watched] } },
  play: async ({ args }) => {
    await write()
    await userEvent.click(body().getByRole('radio', { name: '4 좋아요' }))
    await choose(await photo(), await photo({ name: 'second.jpg' }))
    await shown(2)
    await userEvent.click(submit())
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(sent[0]).toMatchObject({ review: { rating: 4, content: words }, images: [{}, {}] })
    await expect(await body().findByText('리뷰가 등록됐어요')).toBeInTheDocument()
  },
}

export const PhotosRejectedByServer: Story = {
  tags: ['REV-11', 'REV-13'],
  beforeEach: withScenario('review-upload-fails'),
  parameters: { msw: { handlers: [watched] } },
  play: async ({ args }) => {
    await write()
    await choose(await photo())
    await shown(1)
    await userEvent.click(submit())
    await waitFor(async () => expect(await body().findByText('리뷰를 등록하지 못했어요. 다시 시도해 주세요.')).toBeVisible())
    await expect(body().getByText('이미지 파일만 올릴 수 있어요.')).toBeVisible()
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(words)
    await userEvent.click(body().getByRole('button', { name: '사진 없이 등록' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(sent.at(-1)?.images).toEqual([])
  },
}

export const Submitting: Story = {
  tags: ['REV-12'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [http.post(path, () => new Promise<never>(() => {}))] } },
  play: async () => {
    await write()
    await choose(await photo())
    await shown(1)
    await userEvent.click(submit())
    await waitFor(async () => expect(await body().findByRole('progressbar')).toBeVisible())
    await expect(submit()).toHaveAttribute('aria-busy', 'true')
  },
}

export const NetworkError: Story = {
  tags: ['REV-13'],
  beforeEach: withScenario('review-write'),
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
  play: async () => {
    await write()
    await userEvent.click(submit())
    await waitFor(async () => expect(await body().findByText(/네트워크 오류가 발생했어요/)).toBeVisible())
    await expect(body().getByRole('textbox', { name: '리뷰' })).toHaveValue(words)
    await expect(body().queryByRole('button', { name: '사진 없이 등록' })).toBeNull()
  },
}
