import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { env } from '../../src/config/env.ts'
import { HomePage } from '../../src/pages/HomePage.tsx'
import { withFault, withScenario, withStore } from '../support/scenario.tsx'

const meta = {
  component: HomePage,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

const answering = (path: string, data: unknown) =>
  http.get(`${env.apiBase}v1/${path}`, () => HttpResponse.json({ result: 'SUCCESS', data, error: null }))

/** Everything asked for has come. */
const settled = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).queryByText('불러오는 중이에요')).toBeNull())

/** One block says that it failed; `elsewhere` still stands. */
const failsAlone = (elsewhere: string | RegExp) => async (canvasElement: HTMLElement) => {
  await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  await expect((await within(canvasElement).findAllByText(elsewhere))[0]).toBeVisible()
}

export const NotPicked: Story = {
  beforeEach: withScenario('home-not-picked'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('link', { name: '나의 Pick 남기기' })).toBeVisible())
    await settled(canvasElement)
  },
}

export const PickedWithMemo: Story = {
  beforeEach: withScenario('home-picked'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '고쳐 쓰기' })).toBeVisible())
    await settled(canvasElement)
  },
}

export const PickedWithoutMemo: Story = {
  beforeEach: withScenario('home-picked-no-memo'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '메모 쓰기' })).toBeVisible())
    await settled(canvasElement)
  },
}

export const ComingSoon: Story = {
  beforeEach: withScenario('home-coming-soon'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('COMING SOON')).toBeVisible())
    await settled(canvasElement)
  },
}

export const ComingSoonOnDesktop: Story = { ...ComingSoon, globals: { viewport: { value: 'desktop' } } }

export const NoReviewsYet: Story = {
  beforeEach: withScenario('home-coming-soon'),
  parameters: { msw: { handlers: [answering('reviews/preview', [])] } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 등록된 리뷰가 없어요')).toBeVisible())
  },
}

export const NoEpisode: Story = {
  beforeEach: withScenario('home-no-episode'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('조회 오류')).toBeVisible())
  },
}

export const NoPicksYet: Story = {
  beforeEach: withScenario('trend-empty'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 남겨진 Pick이 없어요')).toBeVisible())
  },
}

export const RanksWithoutShares: Story = {
  beforeEach: withScenario('home-not-picked'),
  parameters: {
    msw: {
      handlers: [
        answering('picks/statistics/summary', {
          hotPicks: [{ id: 51, name: '벽돌색 니트 브런치', imageUrl: 'style-51.avif' }],
          womanPick: null,
          manPick: null,
          pickersPick: null,
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('HOT PICK')).toBeVisible())
    await expect(within(canvasElement).queryByText('%')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: withFault('home-not-picked', { operation: '*', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('불러오는 중이에요'))[0]).toBeInTheDocument()
  },
}

export const EpisodeFailed: Story = {
  beforeEach: withFault('home-not-picked', { operation: 'currentEpisode', kind: 'status' }),
  play: ({ canvasElement }) => failsAlone('큐레이션 샵 보기')(canvasElement),
}

export const InsightsFailed: Story = {
  beforeEach: withFault('home-not-picked', { operation: 'statisticsSummary', kind: 'status' }),
  play: ({ canvasElement }) => failsAlone('나의 Pick 남기기')(canvasElement),
}

export const ReviewsFailed: Story = {
  beforeEach: withFault('home-coming-soon', { operation: 'reviewPreview', kind: 'network' }),
  play: ({ canvasElement }) => failsAlone('COMING SOON')(canvasElement),
}

export const OwnPickFailed: Story = {
  beforeEach: withFault('home-picked', { operation: 'userPicks', kind: 'status' }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible(),
    )
  },
}

export const ShopWithoutPictures: Story = {
  beforeEach: withFault('home-not-picked', { operation: 'products', kind: 'status' }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await expect(within(canvasElement).getByRole('link', { name: '큐레이션 샵 보기' })).toBeVisible()
  },
}

export const ServerDown: Story = {
  beforeEach: withScenario('server-down'),
  play: ({ canvasElement }) => failsAlone('큐레이션 샵 보기')(canvasElement),
}
