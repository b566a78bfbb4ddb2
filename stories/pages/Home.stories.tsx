import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { HomePage } from '../../src/features/home/HomePage.tsx'
import { expectRetryButton, waitUntilLoaded } from '../support/expectations.ts'
import { successHandler } from '../support/handlers.ts'
import { picturePath } from '../support/pictures.ts'
import { withFault, withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/**
 * Below the description of an episode with a pick stands what the shopper circled, when, and the button; the strip continues with
 * the other styles up to the page's edge. Between two episodes the ended one is the title, on film base, above its frames. Phones
 * then show one review card at a time with the edges of its neighbours, tablets three, desktops four that scroll together. The
 * shop's band stays light in dark mode, and its products stand in frames, because product pictures have their own background.
 * Loading states reserve the space of the content.
 */
const meta = {
  title: 'Home · 홈',
  id: 'pages-home',
  component: HomePage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.home, route: patterns.home },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

/** One section shows its error while another, found by `otherText`, stays visible. */
async function expectSectionError(canvasElement: HTMLElement, otherText: string | RegExp) {
  await expectRetryButton(canvasElement)
  await expect((await within(canvasElement).findAllByText(otherText))[0]).toBeVisible()
}

export const NotPicked: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('home-not-picked'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('link', { name: '나의 Pick 남기기' })).toBeVisible())
    await waitUntilLoaded(canvasElement)
  },
}

export const PickedWithMemo: Story = {
  parameters: { shows: '나의 메모' },
  beforeEach: withScenario('home-picked'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '고쳐 쓰기' })).toBeVisible())
    await waitUntilLoaded(canvasElement)
  },
}

export const PickedWithoutMemo: Story = {
  parameters: { shows: '나의 메모' },
  beforeEach: withScenario('home-picked-no-memo'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '메모 쓰기' })).toBeVisible())
    await waitUntilLoaded(canvasElement)
  },
}

export const ComingSoon: Story = {
  beforeEach: withScenario('home-coming-soon'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('COMING SOON')).toBeVisible())
    await waitUntilLoaded(canvasElement)
  },
}

export const NoReviewsYet: Story = {
  beforeEach: withScenario('home-coming-soon'),
  parameters: { shows: '입어 본 사람들의 이야기', msw: { handlers: [successHandler('reviews/preview', [])] } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 등록된 리뷰가 없어요')).toBeVisible())
  },
}

export const NoEpisode: Story = {
  beforeEach: withScenario('home-no-episode'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('에피소드를 불러오지 못했어요')).toBeVisible())
  },
}

export const NoPicksYet: Story = {
  parameters: { shows: '지금 나의 Pick은 어디쯤?' },
  beforeEach: withScenario('trend-empty'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 남겨진 Pick이 없어요')).toBeVisible())
  },
}

export const RanksWithoutShares: Story = {
  beforeEach: withScenario('home-not-picked'),
  parameters: {
    shows: '지금 나의 Pick은 어디쯤?',
    msw: {
      handlers: [
        successHandler('picks/statistics/summary', {
          hotPicks: [{ id: 51, name: '초코 블레이저', imageUrl: picturePath('checkBlazer') }],
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

export const InsightsFailed: Story = {
  parameters: { shows: '지금 나의 Pick은 어디쯤?' },
  beforeEach: withFault('home-not-picked', { operation: 'statisticsSummary', kind: 'status' }),
  play: ({ canvasElement }) => expectSectionError(canvasElement, '나의 Pick 남기기'),
}

export const ReviewsFailed: Story = {
  parameters: { shows: '입어 본 사람들의 이야기' },
  beforeEach: withFault('home-coming-soon', { operation: 'reviewPreview', kind: 'network' }),
  play: ({ canvasElement }) => expectSectionError(canvasElement, 'COMING SOON'),
}

export const OwnPickFailed: Story = {
  beforeEach: withFault('home-picked', { operation: 'userPicks', kind: 'status' }),
  play: async ({ canvasElement }) => {
    await waitUntilLoaded(canvasElement)
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible(),
    )
  },
}

export const ShopWithoutPictures: Story = {
  parameters: { shows: '큐레이션 샵 보기' },
  beforeEach: withFault('home-not-picked', { operation: 'products', kind: 'status' }),
  play: async ({ canvasElement }) => {
    await waitUntilLoaded(canvasElement)
    await expect(await within(canvasElement).findByRole('link', { name: '큐레이션 샵 보기' })).toBeVisible()
  },
}

export const ServerDown: Story = {
  beforeEach: withScenario('server-down'),
  play: ({ canvasElement }) => expectSectionError(canvasElement, '큐레이션 샵 보기'),
}
