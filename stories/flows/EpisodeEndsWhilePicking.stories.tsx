import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { passTime } from '../../mocks/db/clock.ts'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { goToConfirmation } from '../support/pickSteps.ts'
import { updateWorld, withScenario } from '../support/scenario.ts'

/**
 * The episode ends while a shopper looks at the confirmation of a pick. The server refuses the pick with its reason, and the
 * page leads home.
 */
const meta = {
  title: 'The episode ends while picking · Pick 중 에피소드 종료',
  id: 'flows-episodeendswhilepicking',
  component: App,
  parameters: { layout: 'fullscreen', path: '/pick' },
  beforeEach: withScenario('pick-episode-closes'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const AFTER_THE_END_MS = 61_000

export const AtConfirmation: Story = {
  tags: ['core'],
  play: async ({ canvasElement, step }) => {
    await step('The shopper selects two styles', () => goToConfirmation(canvasElement, 2))
    await step('The episode ends', () => updateWorld((tx) => void passTime(tx.counters, AFTER_THE_END_MS)))
    await step('The server rejects the pick with a reason', async () => {
      await clickButton(canvasElement, '나의 Pick 남기기')
      await findDialog(canvasElement, /오류가 발생했어요/)
    })
    await step('The page offers a link home', async () => {
      await clickButton(within(canvasElement).getByRole('dialog'), '닫기')
      await expect(
        await within(canvasElement).findByRole('heading', { name: '지금은 진행 중인 에피소드가 없어요' }),
      ).toBeVisible()
      await expect(within(canvasElement).getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    })
  },
}
