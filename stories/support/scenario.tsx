import type { Decorator, StoryContext } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { createBackend, type Backend } from '../../mocks/control/backend.ts'
import { addFault, type NewFault } from '../../mocks/rules/faults.ts'
import { createWorld } from '../../mocks/db/collections.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import type { WriteTx } from '../../mocks/db/tables.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../../mocks/scenarios/startScenario.ts'
import { Router } from '../../src/app/Router.tsx'
import { env } from '../../src/config/env.ts'
import { safeLocalStorage, safeSessionStorage } from '../../src/lib/storage.ts'
import { signedIn } from '../../src/store/auth/authSlice.ts'
import { connectToWindow } from '../../src/store/listeners.ts'
import { makeStore } from '../../src/store/store.ts'
import { DarkSection } from '../../src/ui/DarkSection.tsx'

let backend: Backend | undefined

type Context = Pick<StoryContext, 'msw'>

/**
 * Before a story: the world of a scenario, its session on the device, and the mock backend's handlers behind the story's own
 * (`parameters.msw.handlers`).
 */
export const withScenario =
  (id: string) =>
  async ({ msw }: Context) => {
    const scenario = scenarios.find((one) => one.id === id)
    if (!scenario) throw new Error(`there is no scenario ${id}`)
    const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
    const { localStorage, sessionStorage } = await startScenario(world, scenario)
    for (const [key, value] of Object.entries(localStorage)) safeLocalStorage.write(key, value)
    for (const [key, value] of Object.entries(sessionStorage)) safeSessionStorage.write(key, value)
    // The handlers of the story; those of an earlier scenario, which a file's stories share, are replaced.
    const earlier = new Set<unknown>(backend?.handlers)
    const own = msw.listHandlers().filter((handler) => !earlier.has(handler))
    backend = createBackend(world, env.apiBase)
    msw.resetHandlers()
    msw.use(...own, ...backend.handlers)
  }

/** Something happens in the story's world: time passes, somebody else picks. */
export async function updateWorld(change: (tx: WriteTx) => void): Promise<void> {
  await backend?.world.transaction(change)
}

/** Before a story: a scenario in whose world something fails besides. */
export const withFault = (id: string, fault: NewFault) => async (context: Context) => {
  await withScenario(id)(context)
  await updateWorld((tx) => void addFault(tx, fault))
}

/** The whole app, at `parameters.path`, with the scenario's session still to be restored, as after a reload. */
export const wholeApp: Decorator = () => <WholeApp />

function WholeApp() {
  const [store] = useState(makeStore)
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <Router />
    </Provider>
  )
}

/** Round a page that asks nobody anything: the place that a film base darkens. */
export const onFilmBase: Decorator = (Story) => (
  <DarkSection className="screen">
    <Story />
  </DarkSection>
)

/** Round a page: the app's store with the scenario's session, and the route its address is read from (`parameters.route`). */
export const withStore: Decorator = (Story, { parameters }) => (
  <SignedIn>
    <Routes>
      <Route path={typeof parameters['route'] === 'string' ? parameters['route'] : '*'} element={<Story />} />
    </Routes>
  </SignedIn>
)

function SignedIn({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const store = makeStore()
    const userId = safeLocalStorage.read('userId')
    if (userId !== null) store.dispatch(signedIn(userId))
    return store
  })
  return (
    <Provider store={store}>
      <DarkSection className="screen">{children}</DarkSection>
    </Provider>
  )
}
