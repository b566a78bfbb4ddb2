import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { PickPage } from '../../src/features/pick/PickPage.tsx'
import { PickRecordedDialog } from '../../src/features/pick/PickRecordedDialog.tsx'
import { successHandler } from '../support/handlers.ts'
import { clickButton } from '../support/interactions.ts'
import { picturePath } from '../support/pictures.ts'
import { goToConfirmation, selectStyles } from '../support/pickSteps.ts'
import { withFault, withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/**
 * Intro, sheet and confirmation are entries of the browser's history. On desktops the counter, the button and reset stand beside
 * the sheet and stay in view. On phones the bar takes the place of the navigation and shows the circled count alone; screen
 * readers get the whole phrase. The confirmation shows the chosen frames in two columns, on tablets in three, so that ten need
 * few screens, each with a button to remove it. The intro's rules are frames of the episode: four blurred, one being circled, two
 * chosen. The dialog at the end leads to the memo and to the ranking; closing leads home. It says which style has moved up by
 * this one vote only where the counts of two replies show it.
 */
const meta = {
  title: 'Pick · Pick 남기기',
  id: 'pages-pick',
  component: PickPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.pick, route: patterns.pick },
  beforeEach: withScenario('pick-fresh'),
} satisfies Meta<typeof PickPage>
export default meta
type Story = StoryObj<typeof meta>

export const Intro: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('천천히 둘러보세요')).toBeVisible())
  },
}

export const NoneSelected: Story = {
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, '시작하기')
    await expect(await within(canvasElement).findByRole('button', { name: '선택 완료' })).toBeDisabled()
  },
}

export const ThreeSelected: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, '시작하기')
    await selectStyles(canvasElement, 3)
    await expect(within(canvasElement).getByText('10벌 중 3벌을 골랐어요')).toBeVisible()
  },
}

export const Confirmation: Story = {
  play: async ({ canvasElement }) => {
    await goToConfirmation(canvasElement, 2)
    await expect(await within(canvasElement).findAllByRole('button', { name: /빼기$/ })).toHaveLength(2)
  },
}

export const EmptyConfirmation: Story = {
  play: async ({ canvasElement }) => {
    await goToConfirmation(canvasElement, 1)
    await clickButton(canvasElement, /빼기$/)
    await expect(within(canvasElement).getByRole('button', { name: '나의 Pick 남기기' })).toBeDisabled()
  },
}

export const Submitting: Story = {
  beforeEach: withFault('pick-fresh', { operation: 'recordPick', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await goToConfirmation(canvasElement, 2)
    await clickButton(canvasElement, '나의 Pick 남기기')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /나의 Pick 남기기/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const ParticipationComplete: Story = {
  play: async ({ canvasElement }) => {
    await goToConfirmation(canvasElement, 2)
    await clickButton(canvasElement, '나의 Pick 남기기')
    const dialog = await within(canvasElement).findByRole('dialog', { name: '참여 완료!' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.querySelectorAll('img')).toHaveLength(2)
  },
}

const picked = [
  { id: 52, name: '세이지 니트와 롱스커트', imageUrl: picturePath('sageJacket') },
  { id: 51, name: '초코 블레이저', imageUrl: picturePath('checkBlazer') },
]

const summary = (counts: readonly number[]) => ({
  hotPicks: picked.map((style, index) => ({ ...style, count: counts[index] ?? 0, share: null })),
  womanPick: null,
  manPick: null,
  pickersPick: null,
  pickerCount: null,
})

export const RankMoved: Story = {
  parameters: { msw: { handlers: [successHandler('picks/statistics/summary', summary([11, 11]))] } },
  render: () => (
    <PickRecordedDialog
      styles={picked}
      before={summary([11, 10])}
      onClose={() => undefined}
      onMemo={() => undefined}
      onTrend={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/2위에서 1위로 올랐어요$/)).toBeVisible()
  },
}

export const NetworkError: Story = {
  beforeEach: withScenario('pick-network-down'),
  play: async ({ canvasElement }) => {
    await goToConfirmation(canvasElement, 2)
    await clickButton(canvasElement, '나의 Pick 남기기')
    const dialog = await within(canvasElement).findByRole('dialog', { name: /오류가 발생했어요/ })
    await waitFor(() => expect(within(dialog).getByText(/^네트워크 오류가 발생했어요/)).toBeVisible())
  },
}

export const AlreadyParticipated: Story = {
  beforeEach: withScenario('home-picked'),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('heading', { name: '이미 참여했어요' })).toBeVisible(),
    )
  },
}

export const NoEpisodeInProgress: Story = {
  beforeEach: withScenario('home-coming-soon'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('link', { name: '홈으로 가기' })).toBeVisible())
  },
}

export const EpisodeFailed: Story = {
  beforeEach: withFault('pick-fresh', { operation: 'currentEpisode', kind: 'garbage' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}
