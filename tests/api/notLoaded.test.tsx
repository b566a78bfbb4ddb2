import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NotLoaded } from '../../src/api/NotLoaded.tsx'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { lazyComponent } from '../../src/ui/lazyComponent.tsx'
import { allowConsoleErrors } from '../support/consoleGuard.ts'

const Reviews = ({ title }: { title: string }) => <h2>{title}</h2>

const load = (): Promise<typeof Reviews> => Promise.reject(new Error('offline'))

test('[NAV-11] a part below the first view that fails to load offers to load the document again', async () => {
  allowConsoleErrors(/could not be loaded/)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const Part = lazyComponent(load, { ifFailed: NotLoaded })
  render(
    <TextsProvider initial="ko">
      <Part title="reviews" />
    </TextsProvider>,
  )
  expect(await screen.findByText('페이지를 불러오지 못했어요')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(reload).toHaveBeenCalledOnce()
})
