import { render, screen, within } from '@testing-library/react'
import { lazy } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Layout } from '../../src/app/App.tsx'
import { makeStore } from '../../src/app/store.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

test('[NAV-11] while a page loads, a placeholder stands between menu and footer', async () => {
  let isFetched = false
  const Page = lazy(async () => {
    await expect.poll(() => isFetched).toBe(true)
    return { default: () => <h1>the page</h1> }
  })
  render(
    <Provider store={makeStore()}>
      <TextsProvider initial="ko">
        <MemoryRouter>
          <Routes>
            <Route element={<Layout />}>
              <Route path="/" element={<Page />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </TextsProvider>
    </Provider>,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('status')).toHaveTextContent('불러오는 중')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()

  isFetched = true
  expect(await main.findByRole('heading', { name: 'the page' })).toBeVisible()
  expect(main.queryByRole('status')).toBeNull()
})
