import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { signedIn } from '../../src/api/session.ts'
import { makeStore } from '../../src/app/store.ts'
import { AccountLayout } from '../../src/features/account/AccountLayout.tsx'
import { DarkSection } from '../../src/ui/layout/DarkSection.tsx'

/** A store with the scenario's session. */
export const withStore: Decorator = (Story) => (
  <StoreProvider>
    <Story />
  </StoreProvider>
)

function StoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const store = makeStore()
    const userId = safeLocalStorage.read('userId')
    if (userId !== null) store.dispatch(signedIn(userId))
    return store
  })
  return <Provider store={store}>{children}</Provider>
}

const withDarkSection: Decorator = (Story) => (
  <DarkSection className="screen">
    <Story />
  </DarkSection>
)

/** `parameters.route` with the parameters of the page. */
export const routeOf = ({ route }: Readonly<Record<string, unknown>>): string => (typeof route === 'string' ? route : '*')

const withRoute: Decorator = (Story, { parameters }) => (
  <Routes>
    <Route path={routeOf(parameters)} element={<Story />} />
  </Routes>
)

/** The decorators of features: route, background and store. Screens stand in the app's layout: `screenDecorators`. */
export const pageDecorators: Decorator[] = [withRoute, withDarkSection, withStore]

/** The layout of the account pages. */
export const withAccountLayout: Decorator = (Story) => (
  <AccountLayout>
    <Story />
  </AccountLayout>
)
