import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { belowTheFold } from '../../src/api/BelowTheFold.tsx'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { allowConsoleErrors } from '../support/consoleGuard.ts'

const Reviews = ({ title }: { title: string }) => <h2>{title}</h2>

test('[NAV-11] a part below the first view that fails to load offers a retry', async () => {
  allowConsoleErrors(/could not be loaded/)
  let isOnline = false
  const Part = belowTheFold(async () => {
    if (!isOnline) throw new Error('offline')
    return Reviews
  })
  render(
    <TextsProvider initial="ko">
      <Part title="reviews" />
    </TextsProvider>,
  )
  expect(await screen.findByText('페이지를 불러오지 못했어요')).toBeVisible()
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { name: 'reviews' })).toBeVisible()
})
