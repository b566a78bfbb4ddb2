import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Counter } from '../../src/ui/controls/Counter.tsx'
import { Dialog } from '../../src/ui/feedback/Dialog.tsx'
import { Field, TextArea } from '../../src/ui/controls/Field.tsx'
import { MessageDialog } from '../../src/ui/feedback/MessageDialog.tsx'

const meta = {
  title: 'Dialog · 대화 상자',
  id: 'ui-dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { title: '주문을 취소할까요?', onClose: fn(), children: <p>결제수단에 따라 1~3일 안에 환불돼요</p> },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const twoActions = (
  <>
    <Button variant="outline">돌아가기</Button>
    <Button>주문 취소</Button>
  </>
)

export const Confirmation: Story = {
  args: { actions: twoActions },
  play: async ({ args }) => {
    // What is dragged out of it does not close it.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('결제수단에 따라 1~3일 안에 환불돼요') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Message: Story = {
  render: ({ onClose }) => (
    <Translated>
      <MessageDialog title="주문 조회 실패" error={{ text: '잠시 후 다시 시도해 주세요.' }} onClose={onClose} />
    </Translated>
  ),
}

const memo = '트렌치에 청바지는 언제나 옳아요. 소매를 걷어 입으면 봄까지 괜찮겠죠?'

export const WithForm: Story = {
  args: {
    eyebrow: 'EP 07 · 출근길, 조금 다르게',
    title: "Pickers' Notes",
    children: (
      <>
        <Field label="나의 메모">
          <TextArea variant="ruled" defaultValue={memo} />
        </Field>
        <Counter text={memo} limit={150} warnOver={135} />
      </>
    ),
    actions: (
      <>
        <Button variant="outline">취소</Button>
        <Button>메모 남기기</Button>
      </>
    ),
  },
}

export const ScrollingContent: Story = {
  tags: ['core'],
  args: {
    title: '배송 · 교환 · 환불',
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>{`${at + 1}. 상품을 받은 뒤 7일이 지나면 반품할 수 없습니다.`}</p>
    )),
    actions: twoActions,
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
    const scroller = dialog.firstElementChild
    const cancel = screen.getByRole('button', { name: '주문 취소' })
    // The bars are always in view: their focus scrolls nothing away.
    await waitFor(() => expect(getComputedStyle(scroller ?? dialog).scrollPaddingBottom).not.toBe('8px'))
    cancel.focus()
    await expect([document.activeElement, scroller?.scrollTop]).toEqual([cancel, 0])
    scroller?.scrollTo({ top: 200, behavior: 'instant' })
    screen.getByRole('button', { name: '닫기' }).focus()
    await expect(scroller?.scrollTop).toBe(200)
  },
}

export const LongTitle: Story = { args: { title: '아주 긴 제목도 닫기 단추를 밀어내지 않고 두 줄로 나뉘어 보여야 해요' } }
export const Wide: Story = { args: { variant: 'wide', title: '사이즈 가이드' } }

/** A page that opens a dialog, which opens another one. */
function TwoDialogs() {
  const [open, setOpen] = useState<'first' | 'second'>()
  return (
    <>
      <div style={{ height: '150vh' }}>
        <Button onClick={() => setOpen('first')}>열기</Button>
      </div>
      {open === 'first' && (
        <Dialog title="첫째" onClose={() => setOpen(undefined)}>
          <Button onClick={() => setOpen('second')}>둘째 열기</Button>
        </Dialog>
      )}
      {open === 'second' && (
        <Dialog title="둘째" onClose={() => setOpen(undefined)}>
          <p>하나만 열려요</p>
        </Dialog>
      )}
    </>
  )
}

export const SecondReplacesFirst: Story = {
  render: () => <TwoDialogs />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' })
    await userEvent.click(opener)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const started: string[] = []
    const note = ({ pseudoElement }: AnimationEvent) => started.push(pseudoElement)
    document.addEventListener('animationstart', note)
    await userEvent.click(screen.getByRole('button', { name: '둘째 열기' }))
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    // The second one moves, and the page behind stays dark.
    await waitFor(() => expect(started).toEqual(['']))
    document.removeEventListener('animationstart', note)
    await expect(screen.getByRole('heading', { name: '둘째' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '닫기' }))
    await expect(opener).toHaveFocus()
  },
}
