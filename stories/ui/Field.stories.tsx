import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Field, Select, TextArea, TextInput } from '../../src/ui/controls/Field.tsx'
import { FieldError } from '../../src/ui/controls/FieldError.tsx'

const meta = {
  title: 'Field · 입력 칸',
  id: 'ui-field',
  component: Field,
  subcomponents: { TextInput, TextArea, Select, FieldError },
  args: { label: '휴대폰 번호', children: <TextInput inputMode="tel" defaultValue="010-2345-6789" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { children: <TextInput inputMode="tel" placeholder="010-0000-0000" /> } }
export const WithHint: Story = {
  args: { label: '계좌번호', hint: '숫자만, - 없이', children: <TextInput inputMode="numeric" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '계좌번호' })).toHaveAccessibleDescription(/^숫자만,\s-\s없이$/)
  },
}
export const Invalid: Story = {
  args: {
    hint: '주문할 때 쓴 번호',
    error: '휴대폰 번호 형식이 올바르지 않아요 (예: 010-0000-0000)',
    children: <TextInput defaultValue="0102" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '휴대폰 번호' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      /^주문할\s때\s쓴\s번호 휴대폰 번호 형식이 올바르지 않아요 \(예: 010-0000-0000\)$/,
    )
  },
}
export const ReadOnly: Story = { args: { label: '이메일', children: <TextInput readOnly defaultValue="haneul@example.com" /> } }
export const Disabled: Story = { args: { children: <TextInput disabled defaultValue="010-2345-6789" /> } }
export const WithSelect: Story = {
  args: {
    label: '출생연도',
    children: (
      <Select defaultValue="1998">
        <option value="1997">1997년</option>
        <option value="1998">1998년</option>
      </Select>
    ),
  },
}
export const WithTextArea: Story = {
  args: { label: '취소 사유', children: <TextArea defaultValue="사이즈를 잘못 골랐어요. L로 다시 주문할게요." /> },
}
export const RuledTextArea: Story = {
  args: {
    label: '나의 메모',
    children: <TextArea variant="ruled" defaultValue="트렌치에 청바지는 언제나 옳아요. 소매를 걷어 입으면 봄까지 괜찮겠죠?" />,
  },
}
export const ErrorOfGroup: Story = {
  render: () => (
    <Translated>
      <FieldError>모든 항목을 선택해 주세요</FieldError>
    </Translated>
  ),
}
