import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { passTime } from '../../mocks/db/clock.ts'
import { Router } from '../../src/app/Router.tsx'
import { press, toConfirmation } from '../support/pick.ts'
import { updateWorld, withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Episode ends while picking',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/pick' },
  beforeEach: withScenario('pick-episode-closes'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

const AFTER_THE_END_MS = 61_000

export const AtConfirmation: Story = {
  play: async ({ canvasElement, step }) => {
    await step('Two styles wait to be left', () => toConfirmation(canvasElement, 2))
    await step('Meanwhile the episode ends', () => updateWorld((tx) => void passTime(tx.counters, AFTER_THE_END_MS)))
    await step('The server refuses, and says why', async () => {
      await press(canvasElement, '나의 Pick 남기기')
      const refused = await within(canvasElement).findByRole('dialog', { name: /오류가 발생했어요/ })
      await press(refused, '확인')
    })
    await step('The way home stands where the flow was', async () => {
      await expect(
        await within(canvasElement).findByRole('heading', { name: '지금은 진행 중인 에피소드가 없어요' }),
      ).toBeVisible()
      await expect(within(canvasElement).getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    })
  },
}
