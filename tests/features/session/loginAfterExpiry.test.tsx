import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loggedOut, signedIn } from '../../../src/api/session.ts'
import { makeStore } from '../../../src/app/store.ts'
import { useNavigationAfterSession } from '../../../src/features/session/useNavigationAfterSession.ts'

test.each([
  ['AUTH-19', 'expired', '/login'],
  ['NAV-07', 'pressed', '/'],
  ['AUTH-21', 'elsewhere', '/shop'],
  ['AUTH-15', 'refused', '/shop'],
  ['AUTH-25', 'replaced', '/shop'],
] as const)('[%s] a session that ends, %s, leads from a public page to %s', (_, reason, path) => {
  const store = makeStore()
  store.dispatch(signedIn('7'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/shop']}>{children}</MemoryRouter>
    </Provider>
  )
  const { result } = renderHook(
    () => {
      useNavigationAfterSession()
      return useLocation().pathname
    },
    { wrapper },
  )
  act(() => void store.dispatch(loggedOut(reason)))
  expect(result.current).toBe(path)
})
