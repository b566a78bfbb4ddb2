import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../../src/ui/Field.tsx'
import { PhoneInput } from '../../src/ui/DigitsInput.tsx'

type Props = ComponentProps<typeof PhoneInput>

function ControlledPhoneInput({ value: initial, onText, ...props }: Props) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onText(next)
  }
  return (
    <Field label="휴대폰 번호">
      <PhoneInput {...props} value={value} onText={change} />
    </Field>
  )
}

const meta = {
  title: 'Phone input · 휴대폰 번호 입력',
  id: 'ui-phoneinput',
  component: PhoneInput,
  args: { value: '', onText: fn() },
  render: (args) => <ControlledPhoneInput key={args.value} {...args} />,
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Formatted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '0a1b0 1234.5678999')
    await expect(input).toHaveValue('010-1234-5678')
  },
}

export const RefusedPaste: Story = {
  args: { value: '010-1357-2461' },
  parameters: { requirements: ['OPEN-24'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    input.focus()
    input.select()
    await userEvent.paste('010-7777-8888(내선 0001)')
    await expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['010-1357-2461', 0, 13])
    await expect(await canvas.findByRole('alert')).toHaveTextContent('번호가 아닌 글자(내선)가 있어서 넣지 않았어요')
  },
}
