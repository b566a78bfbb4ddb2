import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { localBox } from '../../src/lib/storage.ts'
import { press } from '../picking.ts'
import { inWorld, onScenario, wholeApp } from '../served.tsx'

const meta = {
  title: 'flows/Session ends in mid-form',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/account/profile' },
  beforeEach: onScenario('profile-edit'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheProfile: Story = {
  tags: ['AUTH-19'],
  play: async ({ canvasElement, step }) => {
    await step('Somebody edits the profile', async () => {
      const name = await within(canvasElement).findByRole('textbox', { name: '닉네임' })
      await userEvent.clear(name)
      await userEvent.type(name, '새 이름')
    })
    await step('The server ends the session meanwhile', () =>
      inWorld((t) => {
        for (const { id } of t.sessions.all()) t.sessions.remove(id)
      }),
    )
    await step('Saving leads to the login page, and nothing of the session stays on the device', async () => {
      await press(canvasElement, '저장')
      await waitFor(async () =>
        expect(await within(canvasElement).findByRole('button', { name: '네이버로 시작하기' })).toBeVisible(),
      )
      await expect([localBox.read('accessToken'), localBox.read('userId')]).toEqual([null, null])
    })
    await step('What was typed went nowhere', () => inWorld((t) => void expect(t.users.get(1)?.nickName).toBe('민서')))
  },
}
