import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Router } from '../../src/app/Router.tsx'
import { connectToWindow } from '../../src/app/connectToWindow.ts'
import { makeStore } from '../../src/app/store.ts'

/** The whole app at `parameters.path`; it restores the scenario's session itself, as after a reload. */
export function WholeApp() {
  const [store] = useState(makeStore)
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <Router />
    </Provider>
  )
}
