import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { press, toConfirmation } from '../support/pick.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Visitor becomes a picker',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/' },
  beforeEach: withScenario('visitor-landing'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

async function clickLink(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole('link', { name }))
}

/** From the landing view, by the device alone and past the questions, to the first pick and home. */
export const AsGuest: Story = {
  play: async ({ canvasElement, step }) => {
    await step('The landing view leads to login', () => clickLink(canvasElement, '나의 Pick 남기러 가기'))
    await step('Nobody has to sign up', async () => {
      await press(canvasElement, '회원가입 없이 Pick하기')
      await press(canvasElement, '건너뛰기')
    })
    await step('The episode is picked', async () => {
      await clickLink(canvasElement, '나의 Pick 남기기')
      await toConfirmation(canvasElement, 2)
      await press(canvasElement, '나의 Pick 남기기')
      const done = await within(canvasElement).findByRole('dialog', { name: '참여 완료!' })
      await press(done, '확인')
    })
    await step('At home the pick is shown', async () => {
      await waitFor(async () =>
        expect(await within(canvasElement).findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible(),
      )
      await expect(within(canvasElement).getByRole('button', { name: '메모 쓰기' })).toBeVisible()
    })
  },
}
