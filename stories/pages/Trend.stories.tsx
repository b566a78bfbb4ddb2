import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { env } from '../../src/config/env.ts'
import { TrendPage } from '../../src/features/trend/TrendPage.tsx'
import { clickButton } from '../support/interactions.ts'
import { withFault, withScenario } from '../support/scenario.ts'
import { styleRecords } from '../support/pictures.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const statistics = `${env.apiBase}v1/picks/statistics`
const five = styleRecords.slice(0, 5)

/**
 * The hero with the navigation is on film base, the rest on the page's background, in both themes. Pictures show whole people;
 * the bars crop them to the clothes. The finding below each title is computed from the figures; names of styles stand where no
 * particle depends on their last sound. The shopper's own style is circled in every section and labelled. Each line of the list
 * of episodes is a link, because the episode is part of the address. Empty, loading and error: each section keeps its number,
 * title and rule.
 */
const meta = {
  title: 'Trend · 트렌드',
  id: 'pages-trend',
  component: TrendPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.trend, route: patterns.trend },
} satisfies Meta<typeof TrendPage>
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvasElement: HTMLElement, heading: string) => async () => {
  const title = await within(canvasElement).findByRole('heading', { name: heading })
  return within(title.closest('figure') ?? canvasElement).findAllByRole('listitem')
}

export const Live: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('trend-live'),
  play: async ({ canvasElement }) => {
    await expect(await rows(canvasElement, '실시간 Top 5')()).toHaveLength(5)
  },
}

export const Archive: Story = {
  parameters: { path: `${patterns.trend}?episode=1` },
  beforeEach: withScenario('trend-archive'),
  play: async ({ canvasElement }) => {
    await expect(await rows(canvasElement, 'Top 5')()).toHaveLength(5)
  },
}

export const RanksWithoutShares: Story = {
  beforeEach: withScenario('trend-archive'),
  parameters: {
    msw: {
      handlers: [
        http.get(statistics, () =>
          HttpResponse.json({
            result: 'SUCCESS',
            data: {
              hotPicks: five,
              womanPicks: five.slice(0, 3),
              manPicks: five.slice(1, 4),
              agePicks: [],
              pickersPicks: five.slice(4),
            },
            error: null,
          }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await rows(canvasElement, '실시간 Top 5')()).toHaveLength(5)
    await expect(within(canvasElement).queryByText(/%/)).toBeNull()
  },
}

export const NoPicksYet: Story = {
  parameters: { shows: '아직 Pick이 없어요' },
  beforeEach: withScenario('trend-empty'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 Pick이 없어요')).toBeVisible())
  },
}

export const Loading: Story = {
  beforeEach: withScenario('trend-archive'),
  parameters: { msw: { handlers: [http.get(statistics, () => new Promise<never>(() => {}))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('불러오는 중이에요')).toHaveLength(4))
  },
}

export const Failed: Story = {
  beforeEach: withFault('trend-archive', { operation: 'statistics', kind: 'status' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}

export const EpisodeList: Story = {
  beforeEach: withScenario('trend-archive'),
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, /에피소드 고르기/)
    const dialog = await within(canvasElement).findByRole('dialog', { name: '에피소드 고르기' })
    await waitFor(() => expect(within(dialog).getAllByRole('link')).toHaveLength(6))
  },
}

export const NoEpisodes: Story = {
  beforeEach: withScenario('home-no-episode'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 에피소드가 없어요')).toBeVisible())
  },
}

export const EpisodesFailed: Story = {
  beforeEach: withFault('trend-archive', { operation: 'episodes', kind: 'garbage' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('에피소드를 불러오지 못했어요')).toBeVisible())
  },
}
