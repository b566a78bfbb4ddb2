import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { press, toConfirmation } from '../support/pick.ts'
import { updateWorld, withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Session ends in mid-form',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/account/profile' },
  beforeEach: withScenario('profile-edit'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

const endSessions = () =>
  updateWorld((tx) => {
    for (const { id } of tx.sessions.all()) tx.sessions.remove(id)
  })

export const WhileEditingProfile: Story = {
  tags: ['AUTH-19'],
  play: async ({ canvasElement, step }) => {
    await step('Somebody edits the profile', async () => {
      const name = await within(canvasElement).findByRole('textbox', { name: '닉네임' })
      await userEvent.clear(name)
      await userEvent.type(name, '새 이름')
    })
    await step('The server ends the session meanwhile', endSessions)
    await step('Saving leads to the login page, and nothing of the session stays on the device', async () => {
      await press(canvasElement, '저장')
      await waitFor(async () =>
        expect(await within(canvasElement).findByRole('button', { name: '네이버로 시작하기' })).toBeVisible(),
      )
      await expect([safeLocalStorage.read('accessToken'), safeLocalStorage.read('userId')]).toEqual([null, null])
    })
    await step('What was typed went nowhere', () => updateWorld((tx) => void expect(tx.users.get(1)?.nickName).toBe('민서')))
  },
}

const WORDS = '비 오는 날 걷고 싶은 코트예요'

/** The same device is the same guest: signed in again, what was typed is there, and can be saved after all. */
export const WhileWritingMemo: Story = {
  tags: ['AUTH-19', 'MEMO-10'],
  parameters: { path: '/login' },
  beforeEach: withScenario('login-guest'),
  play: async ({ canvasElement, step }) => {
    const signIn = () => press(canvasElement, '회원가입 없이 Pick하기')
    const memo = async () => within(canvasElement).findByRole('textbox', { name: '나의 메모' })
    await step('A guest picks', async () => {
      await signIn()
      await press(canvasElement, '건너뛰기')
      await userEvent.click(await within(canvasElement).findByRole('link', { name: '나의 Pick 남기기' }))
      await toConfirmation(canvasElement, 2)
      await press(canvasElement, '나의 Pick 남기기')
      await press(await within(canvasElement).findByRole('dialog', { name: '참여 완료!' }), '확인')
    })
    await step('and writes a memo, while the server ends the session', async () => {
      await press(canvasElement, '메모 쓰기')
      await userEvent.type(await memo(), WORDS)
      await endSessions()
      await press(canvasElement, '저장')
    })
    await step('Signed in again, the memo is as it was typed', async () => {
      await signIn()
      await press(canvasElement, '건너뛰기')
      await press(canvasElement, '메모 쓰기')
      await expect(await memo()).toHaveValue(WORDS)
    })
    await step('and is saved', async () => {
      await press(canvasElement, '저장')
      // the field of the dialog holds the same words as long as it is there
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(await within(canvasElement).findByText(WORDS)).toBeVisible()
    })
  },
}
