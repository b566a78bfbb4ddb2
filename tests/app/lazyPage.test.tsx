import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lazyPage } from '../../src/app/lazyPage.tsx'

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => <Suspense fallback="waiting">{children}</Suspense>

test('[NAV-11] a page is fetched when it is first rendered, with a placeholder', async () => {
  const Page = lazyPage(async () => Counter)
  render(<Page step={2} />, { wrapper: Waiting })
  expect(screen.getByText('waiting')).toBeVisible()
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible()
})

test('[NAV-11] a page fetched ahead is rendered at once', async () => {
  const Page = lazyPage(async () => Counter)
  await Page.preload()
  render(<Page step={2} />, { wrapper: Waiting })
  expect(screen.getByRole('button', { name: '0' })).toBeVisible()
})

test('a page keeps its state when it is fetched again meanwhile', async () => {
  const Page = lazyPage(async () => Counter)
  const { rerender } = render(<Page step={2} />, { wrapper: Waiting })
  await userEvent.click(await screen.findByRole('button'))
  await Page.preload()
  rerender(<Page step={3} />)
  await userEvent.click(screen.getByRole('button', { name: '2' }))
  expect(screen.getByRole('button', { name: '5' })).toBeVisible()
})
