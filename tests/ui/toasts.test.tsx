import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldError } from '../../src/ui/FieldError.tsx'
import { ToastRegion } from '../../src/ui/ToastRegion.tsx'
import { showToast } from '../../src/ui/toasts.ts'

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
