import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Field } from '../../src/ui/controls/Field.tsx'
import { PhoneInput } from '../../src/ui/controls/DigitsInput.tsx'

type Props = ComponentProps<typeof PhoneInput>

function ControlledPhoneInput({ value: initial, onText, ...props }: Props) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onText(next)
  }
  return (
    <Translated>
      <Field label="휴대폰 번호">
        <PhoneInput {...props} value={value} onText={change} />
      </Field>
    </Translated>
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

export const Formatted: Story = {
  parameters: { requirements: ['OPEN-24'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    input.focus()
    await userEvent.paste('+82 10-1234-5678')
    await expect(input).toHaveValue('010-1234-5678')
    await userEvent.clear(input)
    await userEvent.type(input, '0a1b0 1234.5678999')
    await expect(input).toHaveValue('010-1234-5678')
  },
}
