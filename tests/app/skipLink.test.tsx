import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCheckout } from '../support/payment.tsx'
import { renderApp } from '../support/renderApp.tsx'

const skip = () => screen.getByRole('link', { name: '본문으로 건너뛰기' })

/** What the router has of this page. */
const entry = () => [location.pathname, location.hash, history.length, JSON.stringify(history.state)]

test('[NAV-10] the skip link of a checkout leads to its content and leaves the checkout as it is', async () => {
  const { user } = await openCheckout()
  const before = entry()
  await user.click(skip())
  expect(screen.getByRole('main')).toHaveFocus()
  expect(entry()).toEqual(before)
  expect(await screen.findByRole('heading', { level: 1, name: '주문·결제' })).toBeVisible()
})

test('[NAV-10, PICK-03] the skip link of a vote keeps the chosen styles', async () => {
  const { user } = await renderApp('/pick', { as: 'jihoon' })
  await user.click(await screen.findByRole('button', { name: '시작하기' }))
  const [card] = within(await screen.findByRole('list', { name: '스타일' })).getAllByRole('button')
  await user.click(card ?? document.body)
  const before = entry()
  skip().focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(entry()).toEqual(before)
  expect(card).toHaveAttribute('aria-pressed', 'true')
})
