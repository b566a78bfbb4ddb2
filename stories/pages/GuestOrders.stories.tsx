import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { env } from '../../src/config/env.ts'
import { patterns } from '../../src/config/paths.ts'
import { GuestOrdersPage } from '../../src/features/guest/GuestOrdersPage.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const NUMBER = '20261121-QQQ64H6G2B'

/**
 * Two fields and the notice, beside the sheet of the login, or of the episode for a signed-in guest; the result is the order's
 * detail. Visitors read only; a signed-in guest can cancel there. Ten digits are grouped 2-4-4, eleven 3-4-4.
 */
const meta = {
  title: 'Guest order look-up · 비회원 주문조회',
  id: 'pages-guestorders',
  component: GuestOrdersPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.guestOrders, route: patterns.guestOrders },
  beforeEach: withScenario('guest-order-found'),
} satisfies Meta<typeof GuestOrdersPage>
export default meta
type Story = StoryObj<typeof meta>

async function lookUpOrder(canvasElement: HTMLElement, number: string, phone: string) {
  await userEvent.type(within(canvasElement).getByRole('textbox', { name: '주문번호' }), number)
  await userEvent.type(within(canvasElement).getByRole('textbox', { name: '휴대폰 번호' }), phone)
  await clickButton(canvasElement, '주문 조회')
}

export const Empty: Story = { tags: ['core'], parameters: { screen: true } }

export const RequiredFields: Story = {
  parameters: { requirements: ['GUEST-02', 'GUEST-03'] },
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, '주문 조회')
    await expect(within(canvasElement).getByText('주문번호를 입력해 주세요')).toBeVisible()
    await expect(within(canvasElement).getByText('휴대폰 번호를 입력해 주세요')).toBeVisible()
  },
}

export const InvalidFormats: Story = {
  parameters: { requirements: ['GUEST-02', 'GUEST-03'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '주문번호' }), '2026/11')
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '휴대폰 번호' }), '0212345678')
    await clickButton(canvasElement, '주문 조회')
    await expect(within(canvasElement).getByText('주문번호 형식이 올바르지 않아요')).toBeVisible()
    await expect(within(canvasElement).getByText('휴대폰 번호 형식이 올바르지 않아요')).toBeVisible()
  },
}

export const OrderFound: Story = {
  parameters: { requirements: ['GUEST-04'] },
  play: async ({ canvasElement }) => {
    await lookUpOrder(canvasElement, NUMBER, '01013572464')
    await expect(await findDialog(canvasElement, '주문 상세')).toBeVisible()
  },
}

export const WrongPhone: Story = {
  parameters: { requirements: ['GUEST-04'] },
  beforeEach: withScenario('guest-order-wrong-phone'),
  play: async ({ canvasElement }) => {
    await lookUpOrder(canvasElement, NUMBER, '01099999999')
    await expect(await findDialog(canvasElement, '주문 조회 실패')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: withScenario('guest-order-found'),
  parameters: { msw: { handlers: [http.post(`${env.apiBase}v1/users/guest/order`, () => new Promise<never>(() => {}))] } },
  play: async ({ canvasElement }) => {
    await lookUpOrder(canvasElement, NUMBER, '01013572464')
    await expect(within(canvasElement).getByRole('button', { name: '주문 조회' })).toHaveAttribute('aria-busy', 'true')
  },
}
