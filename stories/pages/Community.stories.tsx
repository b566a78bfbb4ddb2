import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { patterns, toCommunity } from '../../src/config/paths.ts'
import { env } from '../../src/config/env.ts'
import { CommunityPage } from '../../src/features/community/CommunityPage.tsx'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const memos = `${env.apiBase}v1/picks/memo`
const SIX = 6

/**
 * The newest memo comes first, in one column or two, whose cards are equally high. Notes are ruled
 * as on the home page. On phones the wall follows the episode's line without a heading.
 */
const meta = {
  title: 'Community · 커뮤니티',
  id: 'pages-community',
  component: CommunityPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: toCommunity(SIX), route: patterns.community },
} satisfies Meta<typeof CommunityPage>
export default meta
type Story = StoryObj<typeof meta>

export const NewestFirst: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('home-picked'),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article')
    await expect(first).toBeVisible()
  },
}

export const ThousandsOfMemos: Story = {
  beforeEach: withScenario('community-thousands'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article')
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(100)
  },
}

export const MarkupInMemos: Story = {
  beforeEach: withScenario('memo-hostile'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article')
    await expect(canvasElement.querySelector('blockquote script, blockquote b')).toBeNull()
  },
}

export const NoMemosYet: Story = {
  beforeEach: withScenario('trend-empty'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('첫 번째 메모를 남겨 보세요')).toBeVisible())
  },
}

export const Loading: Story = {
  beforeEach: withScenario('home-picked'),
  parameters: { msw: { handlers: [http.get(memos, () => new Promise<never>(() => {}))] } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('메모를 불러오는 중이에요')).toBeVisible())
  },
}

export const Failed: Story = {
  beforeEach: withScenario('home-picked'),
  parameters: { msw: { handlers: [http.get(memos, () => HttpResponse.error())] } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}

export const UnknownEpisode: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { path: toCommunity(99) },
  beforeEach: withScenario('home-picked'),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('heading', { name: '찾을 수 없는 페이지예요' })).toBeVisible(),
    )
  },
}
