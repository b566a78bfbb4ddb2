import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../../src/ui/Field.tsx'
import { PhoneInput } from '../../src/ui/PhoneInput.tsx'

function ControlledPhoneInput({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Field label="연락처">
      <PhoneInput value={value} onValue={setValue} placeholder="010-0000-0000" />
    </Field>
  )
}

const meta = { component: ControlledPhoneInput } satisfies Meta<typeof ControlledPhoneInput>
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
export const CaretInMiddle: Story = {
  args: { initial: '010-1234-678' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    input.focus()
    input.setSelectionRange(8, 8)
    await userEvent.keyboard('5')
    await expect([input.value, input.selectionStart]).toEqual(['010-1234-5678', 10])
    await userEvent.keyboard('x')
    await expect([input.value, input.selectionStart]).toEqual(['010-1234-5678', 10])
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect([input.value, input.selectionStart]).toEqual(['010-123-678', 7])
  },
}
