import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { connectToWindow } from '../store/listeners.ts'
import { type AppStore, makeStore } from '../store/store.ts'
import { Router } from './Router.tsx'

let pageStore: AppStore | undefined

/**
 * The one store of a page, since in development React calls a component's initializers twice. Made with the first render and
 * not with the module, which is fetched ahead: what is stored may change until then.
 */
const storeOfPage = (): AppStore => (pageStore ??= makeStore())

/** Everything but a visitor's first view, over a store. */
export function App({ store = storeOfPage() }: { store?: AppStore }) {
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <Router />
    </Provider>
  )
}
