import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { connectToWindow } from '../state/listeners.ts'
import { type AppStore, makeStore } from '../state/store.ts'
import { Router } from './Router.tsx'

/** Everything but a visitor's first view, over a store of its own. */
export function App({ store: given }: { store?: AppStore }) {
  // Not before the first render: in a mocked build a tab's own world replaces its storage while the app is fetched.
  const [store] = useState(() => given ?? makeStore())
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <Router />
    </Provider>
  )
}
