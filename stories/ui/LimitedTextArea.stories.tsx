import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Counter } from '../../src/ui/Counter.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { LimitedTextArea } from '../../src/ui/LimitedTextArea.tsx'

function ControlledTextArea({ initial, limit }: { initial: string; limit: number }) {
  const [text, setText] = useState(initial)
  return (
    <>
      <Field label="나의 메모">
        <LimitedTextArea look="ruled" value={text} limit={limit} onText={setText} />
      </Field>
      <Counter used={text.length} limit={limit} warnOver={limit * 0.9} remainingText={(left) => `${left}자 남았어요`} />
    </>
  )
}

const meta = { component: ControlledTextArea, args: { initial: '', limit: 10 } } satisfies Meta<typeof ControlledTextArea>
export default meta
type Story = StoryObj<typeof meta>

export const StopsAtLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abcdefghijklm')
    await expect(canvas.getByRole('textbox')).toHaveValue('abcdefghij')
  },
}

export const PasteInMiddle: Story = {
  args: { initial: '앞뒤뒤뒤뒤' },
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
  args: { initial: '아홉글자입니다아아' },
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
  args: { initial: '아홉글자입니다아아' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('👗')
    await expect(canvas.getByRole('textbox')).toHaveValue('아홉글자입니다아아')
  },
}
