import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { approve, closeWindow, orderInWindow, orderStates, stubWindow, toCheckout } from '../support/payment.ts'
import { press } from '../support/pick.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Popup blocked, pays after all',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-popup-blocked')(context)
    return stubWindow(1)
  },
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const SingleOrder: Story = {
  tags: ['PAY-03'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The browser opens no window: said, nothing ordered', async () => {
      await toCheckout(canvasElement)
      await canvas.findByRole('radio', { name: /염지훈/ })
      await press(canvasElement, /결제하기$/)
      const words = await screen.findByText('결제창을 열지 못했어요. 팝업 차단을 확인해 주세요.')
      await waitFor(() => expect(words).toBeVisible())
      await expect(await orderStates()).toEqual([])
    })
    await step('The second press pays', async () => {
      await press(document.body, '다시 결제하기')
      await approve(await orderInWindow())
      closeWindow()
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: '결제가 완료됐어요' })).toBeVisible())
      await expect(await orderStates()).toEqual(['CONFIRMED'])
    })
  },
}
