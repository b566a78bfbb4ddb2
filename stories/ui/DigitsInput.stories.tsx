import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { DigitsInput } from '../../src/ui/controls/DigitsInput.tsx'
import { Field } from '../../src/ui/controls/Field.tsx'

type Props = ComponentProps<typeof DigitsInput>

function ControlledDigitsInput({ value: initial, onText, ...props }: Props) {
  const [value, setValue] = useState(initial)
  const change = (text: string) => {
    setValue(text)
    onText(text)
  }
  return (
    <Translated>
      <Field label="계좌번호" hint="숫자만, - 없이">
        <DigitsInput {...props} value={value} onText={change} />
      </Field>
    </Translated>
  )
}

const meta = {
  title: 'Digits input · 숫자 입력',
  id: 'ui-digitsinput',
  component: DigitsInput,
  args: { value: '', limit: 16, onText: fn() },
  render: (args) => <ControlledDigitsInput key={args.value} {...args} />,
} satisfies Meta<typeof DigitsInput>
export default meta
type Story = StoryObj<typeof meta>

const input = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('textbox')

export const DigitsOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), '33-a3３')
    await expect(input(canvasElement)).toHaveValue('3333')
  },
}

export const PasteOverLimit: Story = {
  args: { value: '1111222233334444' },
  parameters: { requirements: ['OPEN-24'] },
  play: async ({ canvasElement }) => {
    const field = input(canvasElement)
    field.focus()
    field.setSelectionRange(4, 8)
    await userEvent.paste('987654321')
    await expect([field.value, field.selectionStart]).toEqual(['1111987633334444', 8])
  },
}
