import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Counter } from '../../src/ui/controls/Counter.tsx'
import { Field } from '../../src/ui/controls/Field.tsx'
import { LimitedTextArea, LimitedTextInput } from '../../src/ui/controls/LimitedTextArea.tsx'

type Props = ComponentProps<typeof LimitedTextArea>

function ControlledTextArea({ value: initial, limit, onText, ...props }: Props) {
  const [value, setValue] = useState(initial)
  const change = (text: string) => {
    setValue(text)
    onText(text)
  }
  return (
    <>
      <Translated>
        <Field label="나의 메모">
          <LimitedTextArea {...props} value={value} limit={limit} onText={change} />
        </Field>
      </Translated>
      <Counter text={value} limit={limit} warnOver={limit * 0.9} />
    </>
  )
}

function ControlledTextInput({ limit }: Pick<Props, 'limit'>) {
  const [value, setValue] = useState('')
  return (
    <Translated>
      <Field label="닉네임">
        <LimitedTextInput value={value} limit={limit} onText={setValue} />
      </Field>
    </Translated>
  )
}

const meta = {
  title: 'Limited text area · 글자 제한 입력',
  id: 'ui-limitedtextarea',
  component: LimitedTextArea,
  subcomponents: { LimitedTextInput },
  args: { value: '', limit: 10, variant: 'ruled', onText: fn() },
  render: (args) => <ControlledTextArea key={args.value} {...args} />,
} satisfies Meta<typeof LimitedTextArea>
export default meta
type Story = StoryObj<typeof meta>

export const StopsAtLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abcdefghijklm')
    await expect(canvas.getByRole('textbox')).toHaveValue('abcdefghij')
  },
}

export const SingleLine: Story = {
  render: ({ limit }) => <ControlledTextInput limit={limit} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '닉네임' }), 'abcdefghijklm')
    await expect(canvas.getByRole('textbox', { name: '닉네임' })).toHaveValue('abcdefghij')
  },
}
