import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/db/seed/personas.ts'
import { recordDeposit } from '../../mocks/rules/orders/deposits.ts'
import { latestOrder } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START } from '../../mocks/scenarios/startScenario.ts'
import { Router } from '../../src/app/Router.tsx'
import { cardOf, dialogNamed, pressIn } from '../support/account.ts'
import { updateWorld, withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Deposit arrives',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/account/orders' },
  beforeEach: withScenario('cancel-before-deposit'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const OrderDetailOpen: Story = {
  tags: ['ORD-11'],
  play: async ({ canvasElement, step }) => {
    await step('An order waits for its deposit, the account stands in its detail', async () => {
      await pressIn(await cardOf(canvasElement, /^입금대기/), '주문 상세')
      const detail = await dialogNamed(canvasElement, '주문 상세')
      await expect(within(detail).getByText('입금할 계좌')).toBeVisible()
    })
    await step('The bank tells of it', () =>
      updateWorld((tx) => {
        const { orderId, virtualAccount } = latestOrder(tx, personas.minseo.id, 'WAITING_FOR_DEPOSIT')
        recordDeposit(tx, { orderId, amount: virtualAccount?.amount ?? 0 }, SCENARIO_START)
      }),
    )
    await step('Whoever comes back to the window sees it paid, the open detail too', async () => {
      const detail = await dialogNamed(canvasElement, '주문 상세')
      await waitFor(async () => {
        // A focus that comes while the orders are being fetched fetches nothing.
        dispatchEvent(new Event('focus'))
        await expect(within(detail).getByText('결제완료')).toBeVisible()
      })
      await expect(within(detail).queryByText('입금할 계좌')).toBeNull()
    })
    await step('Cancelling now asks where the money goes', async () => {
      await pressIn(await dialogNamed(canvasElement, '주문 상세'), '주문 취소')
      const dialog = await dialogNamed(canvasElement, '주문을 취소할까요?')
      await expect(within(dialog).getByRole('group', { name: '환불 계좌' })).toBeVisible()
    })
  },
}
