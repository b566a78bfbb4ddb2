import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConsoleProvider } from '../../mocks/console/ConsoleProvider.tsx'
import { AddFault } from '../../mocks/console/faults/AddFault.tsx'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

test('Enter adds a fault to the whole name of a request, to no part of one; then the form is as new', async () => {
  const user = userEvent.setup()
  const addFault = vi.fn<(fault: unknown) => Promise<void>>(async () => {})
  vi.stubGlobal('__mock', { addFault })
  render(
    <TextsProvider initial="ko">
      <ConsoleProvider>
        <AddFault />
      </ConsoleProvider>
    </TextsProvider>,
  )
  const field = screen.getByRole('combobox', { name: '요청' })
  await user.type(field, '리뷰{Enter}')
  expect(field).toHaveAccessibleDescription(/목록에서 요청을 하나 골라 주세요/)
  expect(addFault).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: '계속' }))
  await user.type(field, ' 등록')
  expect(field).toHaveAccessibleDescription('POST /v1/reviews')
  await user.type(field, '{Enter}')
  expect(addFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ operation: 'createReview', left: null }))
  expect(field).toHaveValue('')
  expect(screen.getByRole('radio', { name: '한 번' })).toBeChecked()
})
