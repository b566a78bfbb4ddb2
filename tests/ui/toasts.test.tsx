import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FieldError } from '../../src/ui/controls/FieldError.tsx'
import { ToastRegion } from '../../src/ui/feedback/ToastRegion.tsx'
import { hideToastsWithAction, showToast } from '../../src/ui/toasts.ts'

const page = (error: string) => (
  <>
    <ToastRegion />
    <FieldError>{error}</FieldError>
  </>
)

test('a toast about a success is hidden by a later error', () => {
  const { rerender } = render(page(''))
  act(() => void showToast({ text: '배송지를 추가했어요', isSuccess: true }))
  expect(screen.getByText('배송지를 추가했어요')).toBeVisible()
  rerender(page('저장하지 못했어요'))
  expect(screen.queryByText('배송지를 추가했어요')).toBeNull()
})

test('other toasts stay beside an error', () => {
  const { rerender } = render(page(''))
  act(() => void showToast({ text: '인터넷에 연결되어 있지 않아요' }))
  rerender(page('저장하지 못했어요'))
  expect(screen.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
})

afterEach(() => void vi.useRealTimers())

test('a toast with a button stays until it is closed or answered; one without goes after 4 s', () => {
  vi.useFakeTimers()
  render(page(''))
  const onAct = vi.fn<() => void>()
  const undoable = () => act(() => void showToast({ text: '상품을 뺐어요', action: { label: '되돌리기', onAct } }))
  for (const button of ['되돌리기', '닫기']) {
    undoable()
    act(() => void vi.advanceTimersByTime(600_000))
    expect(screen.getByText('상품을 뺐어요')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(screen.queryByText('상품을 뺐어요')).toBeNull()
  }
  expect(onAct).toHaveBeenCalledOnce()

  act(() => void showToast({ text: '메모를 남겼어요' }))
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByText('메모를 남겼어요')).toBeNull()
})

test('a toast with a button goes with its page', () => {
  render(page(''))
  act(() => void showToast({ text: '상품을 뺐어요', action: { label: '되돌리기', onAct: () => undefined } }))
  act(() => hideToastsWithAction())
  expect(screen.queryByText('상품을 뺐어요')).toBeNull()
})
