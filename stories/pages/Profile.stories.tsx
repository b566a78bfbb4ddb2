import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { env } from '../../src/config/env.ts'
import { patterns } from '../../src/config/paths.ts'
import { ProfilePage } from '../../src/features/account/ProfilePage.tsx'
import { withAccountLayout } from '../support/decorators.tsx'
import { clickButton } from '../support/interactions.ts'
import { inWorld, withFault, withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const user = `${env.apiBase}v1/users/:userId`

/**
 * The form in one column, on desktops in two, addresses as cards below a rule. A field's error from the server is shown at the
 * field.
 */
const meta = {
  title: 'Profile · 회원정보 수정',
  id: 'pages-profile',
  component: ProfilePage,
  decorators: [withAccountLayout, ...screenDecorators],
  parameters: { layout: 'fullscreen', path: patterns.profile, route: patterns.profile },
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

const findForm = (canvasElement: HTMLElement) => within(canvasElement).findByRole('form')

export const Complete: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('profile-edit'),
  play: async ({ canvasElement }) => {
    await expect(within(await findForm(canvasElement)).getByRole('textbox', { name: '휴대폰 번호' })).toHaveValue('010-1357-2461')
  },
}

export const Incomplete: Story = {
  beforeEach: withScenario('additional-info'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('등록된 배송지가 없어요')).toBeVisible())
  },
}

export const InvalidFields: Story = {
  parameters: { requirements: ['ACCT-02', 'ACCT-03'] },
  beforeEach: withScenario('profile-edit'),
  play: async ({ canvasElement }) => {
    const fields = within(await findForm(canvasElement))
    await userEvent.clear(fields.getByRole('textbox', { name: '닉네임' }))
    await userEvent.clear(fields.getByRole('textbox', { name: '이메일' }))
    await userEvent.type(fields.getByRole('textbox', { name: '이메일' }), 'minseo@')
    await userEvent.clear(fields.getByRole('textbox', { name: '휴대폰 번호' }))
    await userEvent.selectOptions(fields.getByRole('combobox'), '')
    await clickButton(canvasElement, '회원정보 저장')
    await expect(fields.getAllByText(/주세요/).length).toBeGreaterThanOrEqual(4)
  },
}

export const Saved: Story = {
  parameters: { requirements: ['ACCT-05'] },
  beforeEach: withScenario('profile-edit'),
  play: async ({ canvasElement }) => {
    await findForm(canvasElement)
    await clickButton(canvasElement, '회원정보 저장')
    await expect(await within(canvasElement.ownerDocument.body).findByText('회원정보를 수정했어요')).toBeInTheDocument()
  },
}

export const Saving: Story = {
  parameters: { requirements: ['ACCT-05'] },
  beforeEach: withFault('profile-edit', { operation: 'updateUser', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    const fields = within(await findForm(canvasElement))
    await clickButton(canvasElement, '회원정보 저장')
    await expect(fields.getByRole('button', { name: /저장/ })).toHaveAttribute('aria-busy', 'true')
    const locked = [...fields.getAllByRole('textbox'), ...fields.getAllByRole('radio')]
    for (const field of locked) await expect(field).toHaveAttribute('aria-disabled', 'true')
    locked[0]?.focus()
    await expect(locked[0]).toHaveFocus()
  },
}

export const EmailTaken: Story = {
  parameters: { requirements: ['ACCT-05'] },
  beforeEach: withScenario('profile-edit'),
  play: async ({ canvasElement }) => {
    const email = within(await findForm(canvasElement)).getByRole('textbox', { name: '이메일' })
    await userEvent.clear(email)
    await userEvent.type(email, 'jihoon@example.com')
    await clickButton(canvasElement, '회원정보 저장')
    const message = inWorld({ ko: '다른 계정에서 쓰고 있는 이메일이에요.', en: 'Another account uses this email address.' })
    await waitFor(async () => expect(await within(canvasElement).findByText(message)).toBeVisible())
    await expect(email).toHaveValue('jihoon@example.com')
  },
}

export const Loading: Story = {
  beforeEach: withScenario('profile-edit'),
  parameters: { msw: { handlers: [http.get(user, () => new Promise<never>(() => {}))] } },
}

export const Failed: Story = {
  beforeEach: withScenario('profile-edit'),
  parameters: { msw: { handlers: [http.get(user, () => HttpResponse.error())] } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: '다시 시도' }))[0]).toBeVisible()
  },
}
