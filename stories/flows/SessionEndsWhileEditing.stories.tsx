import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { endSessions } from '../support/orderWorld.ts'
import { goToConfirmation } from '../support/pickSteps.ts'
import { inWorld, updateWorld, withScenario } from '../support/scenario.ts'

/**
 * The server ends a session while its user edits a profile or writes a memo. The login page opens; after the next sign-in
 * the memo that was being written is there again.
 */
const meta = {
  title: 'The session ends while editing · 작성 중 로그아웃',
  id: 'flows-sessionendswhileediting',
  component: App,
  parameters: { layout: 'fullscreen', path: '/account/profile' },
  beforeEach: withScenario('profile-edit'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const WhileEditingProfile: Story = {
  parameters: { requirements: ['AUTH-19'] },
  play: async ({ canvasElement, step }) => {
    await step('The member edits the profile', async () => {
      const name = await within(canvasElement).findByRole('textbox', { name: '닉네임' })
      await userEvent.clear(name)
      await userEvent.type(name, '새 이름')
    })
    await step('The server ends the session', endSessions)
    await step('Saving leads to the login page', async () => {
      await clickButton(canvasElement, '회원정보 저장')
      await waitFor(async () =>
        expect(await within(canvasElement).findByRole('button', { name: '네이버로 시작하기' })).toBeVisible(),
      )
      await expect([safeLocalStorage.read('accessToken'), safeLocalStorage.read('userId')]).toEqual([null, null])
    })
    // The profile on the server is unchanged.
    await updateWorld((tx) => {
      const { nickName } = tx.users.findFirst((q) => q.where({ id: 1 })) ?? {}
      void expect(nickName).toBe(inWorld({ ko: '민서', en: 'Minseo' }))
    })
  },
}

const MEMO = '비 오는 날 걷고 싶은 코트예요'

/** The same device signs in as the same guest, so the memo draft is restored and can be saved. */
export const WhileWritingMemo: Story = {
  tags: ['core'],
  parameters: { requirements: ['AUTH-19', 'MEMO-10'], path: '/login' },
  beforeEach: withScenario('login-guest'),
  play: async ({ canvasElement, step }) => {
    const signIn = () => clickButton(canvasElement, '회원가입 없이 Pick하기')
    const findMemoField = async () => within(canvasElement).findByRole('textbox', { name: '나의 메모' })
    await step('A guest picks styles', async () => {
      await signIn()
      await clickButton(canvasElement, '건너뛰기')
      await userEvent.click(await within(canvasElement).findByRole('link', { name: '나의 Pick 남기기' }))
      await goToConfirmation(canvasElement, 2)
      await clickButton(canvasElement, '나의 Pick 남기기')
      await findDialog(canvasElement, '참여 완료!')
    })
    await step('The server ends the session while the guest writes a memo', async () => {
      await clickButton(within(canvasElement).getByRole('dialog'), '닫기')
      await clickButton(canvasElement, '메모 쓰기')
      await userEvent.type(await findMemoField(), MEMO)
      await endSessions()
    })
    await step('After the next sign-in the memo draft is restored', async () => {
      await clickButton(canvasElement, '메모 남기기')
      await signIn()
      await clickButton(canvasElement, '건너뛰기')
      await clickButton(canvasElement, '메모 쓰기')
      await expect(await findMemoField()).toHaveValue(MEMO)
    })
    await step('The memo is saved', async () => {
      await clickButton(canvasElement, '메모 남기기')
      // The open dialog's text area has the same text.
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(await within(canvasElement).findByText(MEMO)).toBeVisible()
    })
  },
}
