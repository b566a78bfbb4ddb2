import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { clickButton, clickLink } from '../support/interactions.ts'
import { selectStyles } from '../support/pickSteps.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A visitor's first way through the product: from the landing page through the guest sign-in, past the additional
 * information, to a pick of two styles that the home page then shows.
 */
const meta = {
  title: 'First Pick · 첫 Pick',
  id: 'flows-firstpick',
  component: App,
  parameters: { layout: 'fullscreen', path: '/' },
  beforeEach: withScenario('visitor-landing'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const AsGuest: Story = {
  tags: ['core'],
  play: async ({ canvasElement, step }) => {
    const send = spyOn(XMLHttpRequest.prototype, 'send')
    await step('The landing page links to the login page', () => clickLink(canvasElement, '나의 Pick 남기러 가기'))
    await step('The visitor signs in as a guest, and may say more', async () => {
      await clickButton(canvasElement, '회원가입 없이 Pick하기')
      await within(canvasElement).findByRole('button', { name: '건너뛰기' })
    })
    await step('The guest circles two styles on the sheet', async () => {
      await clickButton(canvasElement, '건너뛰기')
      await clickLink(canvasElement, '나의 Pick 남기기')
      await clickButton(canvasElement, '시작하기')
      await selectStyles(canvasElement, 2)
    })
    await step('Both are shown once more before they are sent', async () => {
      await clickButton(canvasElement, '선택 완료')
      await waitFor(async () =>
        expect(await within(canvasElement).findByRole('button', { name: '나의 Pick 남기기' })).toBeVisible(),
      )
    })
    await step('A dialog thanks for the pick', async () => {
      await clickButton(canvasElement, '나의 Pick 남기기')
      await waitFor(async () => expect(await within(canvasElement).findByRole('dialog', { name: '참여 완료!' })).toBeVisible())
    })
    await step('The home page shows the pick', async () => {
      await clickButton(within(canvasElement).getByRole('dialog'), '닫기')
      await waitFor(async () =>
        expect(await within(canvasElement).findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible(),
      )
      await expect(within(canvasElement).getByRole('button', { name: '메모 쓰기' })).toBeVisible()
    })
    // The app sends its calls by XMLHttpRequest.
    await expect(send.mock.calls.length).toBeGreaterThan(3)
  },
}
