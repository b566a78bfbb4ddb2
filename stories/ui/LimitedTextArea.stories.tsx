import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { writtenLength } from '../../src/contract/writtenText.ts'
import { Counter } from '../../src/ui/Counter.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { LimitedTextArea, LimitedTextInput } from '../../src/ui/LimitedTextArea.tsx'

type Props = ComponentProps<typeof LimitedTextArea>

function ControlledTextArea({ value: initial, limit, onText, ...props }: Props) {
  const [value, setValue] = useState(initial)
  const change = (text: string) => {
    setValue(text)
    onText(text)
  }
  return (
    <>
      <Field label="나의 메모">
        <LimitedTextArea {...props} value={value} limit={limit} onText={change} />
      </Field>
      <Counter used={writtenLength(value)} limit={limit} warnOver={limit * 0.9} remainingText={(left) => `${left}자 남았어요`} />
    </>
  )
}

function ControlledTextInput({ limit }: Pick<Props, 'limit'>) {
  const [value, setValue] = useState('')
  return (
    <Field label="닉네임">
      <LimitedTextInput value={value} limit={limit} onText={setValue} />
    </Field>
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

export const PasteInMiddle: Story = {
  args: { value: '앞뒤뒤뒤뒤' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.click(area)
    area.setSelectionRange(1, 1)
    await userEvent.paste('새로운말이 아주 길어요')
    await expect(area).toHaveValue('앞새로운말이뒤뒤뒤뒤')
    await expect(area.selectionStart).toBe(6)
  },
}

export const CompositionOverLimit: Story = {
  args: { value: '아홉글자입니다아아' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await fireEvent.compositionStart(area)
    await fireEvent.input(area, { target: { value: '아홉글자입니다아아가나' } })
    await expect(area).toHaveValue('아홉글자입니다아아가나')
    await fireEvent.compositionEnd(area)
    await expect(area).toHaveValue('아홉글자입니다아아가')
  },
}

export const EmojiNotSplit: Story = {
  args: { value: '아홉글자입니다아아' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('👗')
    await expect(canvas.getByRole('textbox')).toHaveValue('아홉글자입니다아아')
  },
}

export const DecomposedHangul: Story = {
  parameters: { requirements: ['OPEN-23'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('한글을 풀어쓴 글귀들'.normalize('NFD'))
    await expect(canvas.getByRole('textbox')).toHaveValue('한글을 풀어쓴 글귀')
    await expect(canvas.getByText('10/10')).toBeVisible()
  },
}

export const SingleLine: Story = {
  render: ({ limit }) => <ControlledTextInput limit={limit} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '닉네임' }), 'abcdefghijklm')
    await expect(canvas.getByRole('textbox', { name: '닉네임' })).toHaveValue('abcdefghij')
  },
}
