import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { DigitsInput } from '../../src/ui/DigitsInput.tsx'
import { Field } from '../../src/ui/Field.tsx'

function ControlledDigitsInput({ limit, initial = '' }: { limit: number; initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Field label="계좌번호" hint="숫자만, - 없이">
      <DigitsInput value={value} limit={limit} onText={setValue} />
    </Field>
  )
}

const meta = { component: ControlledDigitsInput, args: { limit: 16 } } satisfies Meta<typeof ControlledDigitsInput>
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
  args: { initial: '1111222233334444' },
  play: async ({ canvasElement }) => {
    const field = input(canvasElement)
    field.focus()
    field.setSelectionRange(4, 8)
    await userEvent.paste('987654321')
    await expect(field).toHaveValue('1111987633334444')
    await expect(field.selectionStart).toBe(8)
  },
}
