import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { approve, choose, closeWindow, orderInWindow, orderStates, stubWindow, toCheckout } from '../support/payment.ts'
import { press } from '../support/pick.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Waits for a deposit',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-virtual-account')(context)
    return stubWindow()
  },
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const DepositSlip: Story = {
  tags: ['PAY-10'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('A virtual account is chosen', async () => {
      await toCheckout(canvasElement)
      await canvas.findByRole('radio', { name: /염지훈/ })
      await choose(canvasElement, '가상계좌')
    })
    await step('The provider gives a number', async () => {
      await press(canvasElement, /결제하기$/)
      await approve(await orderInWindow(), 'VBank')
      closeWindow()
    })
    await step('The slip says where, how much and until when', async () => {
      const slip = await canvas.findByRole('region', { name: '입금할 가상계좌' })
      await expect(slip).toHaveTextContent('입금 금액41,500원')
      await expect(slip).toHaveTextContent('2026년 11월 24일까지')
      await expect(await orderStates()).toEqual(['WAITING_FOR_DEPOSIT'])
    })
  },
}
