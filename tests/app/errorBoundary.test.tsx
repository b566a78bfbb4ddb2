import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/app/Shell.tsx'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { lazyComponent } from '../../src/ui/lazyComponent.tsx'
import { allowConsoleErrors } from '../support/consoleGuard.ts'

function show(page: () => React.ReactNode) {
  const Page = page
  render(
    <MemoryRouter>
      <TextsProvider initial="ko">
        <nav>menu</nav>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </TextsProvider>
    </MemoryRouter>,
  )
}

test('[ERR-04] a page that cannot be drawn says so and can be retried; the navigation stays', async () => {
  allowConsoleErrors(/no styles/)
  let isBroken = true
  show(() => {
    if (isBroken) throw new Error('no styles')
    return <p>the page</p>
  })
  expect(screen.getByRole('heading', { name: '화면을 그리지 못했어요' })).toBeVisible()
  expect(screen.getByText('menu')).toBeVisible()
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(screen.getByText('the page')).toBeVisible()
})

test.each([
  new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/PickPage.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new SyntaxError("Unexpected token '<'"),
  new Error('Unable to preload CSS for /assets/PickPage.css'),
])('[NAV-11] a part whose loading ends with %s: the retry loads the document again', async (failure) => {
  allowConsoleErrors(/could not be loaded/)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const Part = lazyComponent(() => Promise.reject(failure))
  show(() => (
    <Suspense>
      <Part />
    </Suspense>
  ))
  expect(await screen.findByRole('heading', { name: '페이지를 불러오지 못했어요' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(reload).toHaveBeenCalledOnce()
})
