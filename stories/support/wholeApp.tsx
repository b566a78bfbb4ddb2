import { useState } from 'react'
import { App } from '../../src/app/App.tsx'
import { makeStore } from '../../src/app/store.ts'

/** The whole app at `parameters.path`; it takes the scenario's session itself, as after a reload. */
export function WholeApp() {
  const [store] = useState(makeStore)
  return <App store={store} />
}
