import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { AdditionalInfoPage } from '../../src/features/session/AdditionalInfoPage.tsx'
import { withFault, withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/**
 * Two fields beside six styles of the current episode, on phones below the first three, one solid button, and a quiet button to
 * skip. The reason for asking stands above the fields. A missing choice is reported once, above the button, in the words of the
 * specification.
 */
const meta = {
  title: 'Additional information · 추가 정보',
  id: 'pages-additionalinfo',
  component: AdditionalInfoPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.additionalInfo, route: patterns.additionalInfo },
  beforeEach: withScenario('additional-info'),
} satisfies Meta<typeof AdditionalInfoPage>
export default meta
type Story = StoryObj<typeof meta>

async function fillIn(canvasElement: HTMLElement) {
  await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: '출생연도' }), '1999')
  await userEvent.click(within(canvasElement).getByRole('radio', { name: '여성' }))
}
const submit = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: '시작하기' }))

export const Empty: Story = { tags: ['core'], parameters: { screen: true } }

export const RequiredFields: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('모든 항목을 선택해 주세요')
  },
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: /시작하기/ })).toBeEnabled()
  },
}

export const Saving: Story = {
  beforeEach: withFault('additional-info', { operation: 'addInformation', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await submit(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: /시작하기/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  beforeEach: withFault('additional-info', { operation: 'addInformation', kind: 'garbage' }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await submit(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('추가 정보를 저장하지 못했어요')
    await expect(within(canvasElement).getByDisplayValue('1999년')).toBeVisible()
  },
}
