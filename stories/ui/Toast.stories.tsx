import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Dialog } from '../../src/ui/feedback/Dialog.tsx'
import { ToastRegion } from '../../src/ui/feedback/ToastRegion.tsx'
import { showToast } from '../../src/ui/toasts.ts'

const undo = fn()

type Args = { text: string; actionLabel: string }

function ToastButtons({ text, actionLabel }: Args) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '14rem', display: 'flex', gap: 8, alignItems: 'start' }}>
      <Button size="compact" onClick={() => showToast({ text })}>
        담기
      </Button>
      <Button
        size="compact"
        variant="outline"
        onClick={() => showToast({ text: '상품 1개를 뺐어요', action: { label: actionLabel, onAct: undo } })}
      >
        빼기
      </Button>
      <Button size="compact" variant="outline" onClick={() => setOpen(true)}>
        대화 상자
      </Button>
      {isOpen && (
        <Dialog title="대화 상자" onClose={() => setOpen(false)}>
          <Button onClick={() => showToast({ text: '메모를 남겼어요' })}>저장</Button>
        </Dialog>
      )}
      <ToastRegion />
    </div>
  )
}

const meta = {
  title: 'Toast · 토스트',
  id: 'ui-toast',
  component: ToastButtons,
  subcomponents: { ToastRegion },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { text: '장바구니에 담았어요', actionLabel: '되돌리기' },
  argTypes: {
    text: { description: 'What happened; `showToast({ text })`.' },
    actionLabel: { description: 'The one action, e.g. undo; `showToast({ text, action: { label, onAct } })`.' },
  },
  render: (args) => <ToastButtons {...args} />,
  beforeEach: () => void undo.mockClear(),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** It stays while the pointer is over it, and so in a picture of the story. */
async function holdToast(text: string) {
  const toast = await screen.findByText(text)
  await waitFor(() => expect(toast).toBeVisible())
  await userEvent.hover(toast)
}

export const Message: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '담기' }))
    await holdToast('장바구니에 담았어요')
  },
}

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '빼기' }))
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('상품 1개를 뺐어요')).toBeNull())
  },
}

export const InsideDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '대화 상자' }))
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '저장' }))
    await within(dialog).findByText('메모를 남겼어요')
    await holdToast('메모를 남겼어요')
  },
}
