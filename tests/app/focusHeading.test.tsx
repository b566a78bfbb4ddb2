import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePage } from '../../src/texts/usePage.ts'

/** Like the checkout, which stores its order's id in its history entry. */
function Replacing() {
  const { state } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (state === null) void navigate('.', { replace: true, state: { id: 1 } })
  }, [state, navigate])
  usePage('Checkout')
  return <h1 tabIndex={-1}>{`Checkout ${state?.id ?? ''}`}</h1>
}

function App() {
  return (
    <main>
      <Routes>
        <Route path="/" element={<Link to="/checkout">Buy now</Link>} />
        <Route path="/checkout" element={<Replacing />} />
      </Routes>
    </main>
  )
}

test('[NAV-10] a page that replaces its own history entry still gets the focus on its heading', async () => {
  history.replaceState(null, '', '/')
  render(<App />, { wrapper: BrowserRouter })
  await userEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Checkout 1' })).toHaveFocus())
})
