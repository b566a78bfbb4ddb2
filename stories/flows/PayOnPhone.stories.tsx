import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { onPhone } from '../../mocks/scenarios/purchases.ts'
import { Router } from '../../src/app/Router.tsx'
import { goToCheckout } from '../support/checkoutSteps.ts'
import { withApp } from '../support/decorators.tsx'
import { clickButton } from '../support/interactions.ts'
import { readOrderStatuses } from '../support/orderWorld.ts'
import { withScenario } from '../support/scenario.ts'

const submitted = fn<(fields: Record<string, string>) => void>()

function emulatePhone() {
  const submit = Reflect.get(HTMLFormElement.prototype, 'submit')
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: onPhone().userAgent })
  submitted.mockClear()
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    submitted(Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value])))
  }
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent')
    Reflect.set(HTMLFormElement.prototype, 'submit', submit)
  }
}

const meta = {
  title: 'Pay on a phone · 휴대폰에서 결제',
  id: 'flows-payonphone',
  component: Router,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-mobile-ok')(context)
    return emulatePhone()
  },
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const RedirectToProvider: Story = {
  parameters: { requirements: ['PAY-04'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The pay button creates the order and fetches the form fields', async () => {
      await goToCheckout(canvasElement)
      await canvas.findByRole('radio', { name: /염지훈/ })
      await clickButton(canvasElement, /결제하기$/)
    })
    await step('A hidden form is submitted to the provider and the page says so', async () => {
      await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
      await expect(submitted.mock.lastCall?.[0]).toMatchObject({ P_INI_PAYMENT: 'CARD', P_AMT: '41500' })
      await waitFor(async () => expect(await canvas.findByText('결제 페이지로 이동하고 있어요')).toBeVisible())
      await expect(await readOrderStatuses()).toEqual(['PENDING'])
    })
  },
}
