import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { ToastRegion } from '../../src/ui/ToastRegion.tsx'
import { showToast } from '../../src/ui/toasts.ts'

const undo = fn()

function ToastButtons() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '14rem', display: 'flex', gap: 8, alignItems: 'start' }}>
      <Button size="compact" onClick={() => showToast({ text: '장바구니에 담았어요' })}>
        담기
      </Button>
      <Button
        size="compact"
        look="outline"
        onClick={() => showToast({ text: '상품 1개를 뺐어요', action: { label: '되돌리기', onAct: undo } })}
      >
        빼기
      </Button>
      <Button size="compact" look="outline" onClick={() => setOpen(true)}>
        대화 상자
      </Button>
      {isOpen && (
        <Dialog title="대화 상자" closeLabel="닫기" onClose={() => setOpen(false)}>
          <Button onClick={() => showToast({ text: '메모를 남겼어요' })}>저장</Button>
        </Dialog>
      )}
      <ToastRegion />
    </div>
  )
}

const meta = { component: ToastButtons, beforeEach: () => void undo.mockClear() } satisfies Meta<typeof ToastButtons>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '담기' }))
    await waitFor(() => expect(screen.getByText('장바구니에 담았어요')).toBeVisible())
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
    await waitFor(() => expect(within(dialog).getByText('메모를 남겼어요')).toBeVisible())
  },
}
