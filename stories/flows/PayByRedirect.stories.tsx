import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectHeading } from '../support/expectations.ts'
import { readOrderStatuses } from '../support/orderWorld.ts'
import { loadPage, PageLoads } from '../support/pageLoad.tsx'
import { scenarioStart, withScenario } from '../support/scenario.ts'

/**
 * A provider without a window sends the browser away and back. Nothing is paid before the page that it comes back to has
 * confirmed the order, and loading that page a second time does not pay twice.
 */
const meta = {
  title: 'Back from a redirect payment · 결제 페이지에서 복귀',
  id: 'flows-paybyredirect',
  component: PageLoads,
  parameters: { layout: 'fullscreen', path: scenarioStart },
  beforeEach: withScenario('pay-redirect-ok'),
} satisfies Meta<typeof PageLoads>
export default meta
type Story = StoryObj<typeof meta>

export const ConfirmedOnce: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-05', 'PAY-12'] },
  play: async ({ canvasElement, step }) => {
    await step('The page that the provider leads back to confirms the payment', async () => {
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
    await step('After a reload the order is still paid, once', async () => {
      loadPage(scenarioStart())
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
  },
}
