import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { connectToWindow } from './connectToWindow.ts'
import { beginCalls } from './firstCalls.ts'
import { type AppStore, makeStore } from './store.ts'
import './print.css'
import { Router } from './Router.tsx'
import { useFaces } from './useFaces.ts'
import '../ui/appFonts.css'
import { useLinkIntent } from './useLinkIntent.ts'

let pageStore: AppStore | undefined

/**
 * The page's single store: in Strict Mode React calls initializers twice. Created on the first render and not by the module,
 * which is prefetched: storage may change in between.
 */
const storeOfPage = (): AppStore => (pageStore ??= makeStore())

/** Everything but a visitor's first view. */
export function App({ store = storeOfPage() }: { store?: AppStore }) {
  useFaces()
  const { pathname, search } = useLocation()
  // Before the first render: the hooks of the page find its calls under way.
  useState(() => store.dispatch(beginCalls(pathname, search)))
  useLinkIntent((path, query) => store.dispatch(beginCalls(path, query)))
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <Router />
    </Provider>
  )
}
