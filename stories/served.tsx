import type { Decorator } from '@storybook/react-vite'
import { getResponse, type RequestHandler } from 'msw'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { createBackend } from '../mocks/control/backend.ts'
import { addFault, type NewFault } from '../mocks/control/faults.ts'
import { createWorld, type PickersWorld } from '../mocks/db/collections.ts'
import { MemoryLog } from '../mocks/db/log.ts'
import type { Tables } from '../mocks/db/tables.ts'
import { mswHandlers } from '../mocks/mswHandlers.ts'
import { scenarios } from '../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../mocks/scenarios/stage.ts'
import { http } from '../src/api/http.ts'
import { Router } from '../src/app/Router.tsx'
import { env } from '../src/config/env.ts'
import { localBox, sessionBox } from '../src/lib/storage.ts'
import { signedIn } from '../src/state/auth.ts'
import { connectToWindow } from '../src/state/listeners.ts'
import { makeStore } from '../src/state/store.ts'
import { FilmBasePlace } from '../src/ui/FilmBase.tsx'

let staged: PickersWorld | undefined

/**
 * Before a story: the world of a scenario, its session on the device, and every request answered here by the mock backend's
 * own handlers, no worker needed. Answers of the story's own come first.
 */
export const onScenario =
  (id: string, ...own: RequestHandler[]) =>
  async () => {
    const scenario = scenarios.find((one) => one.id === id)
    if (!scenario) throw new Error(`there is no scenario ${id}`)
    const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
    const { localStorage, sessionStorage } = await startScenario(world, scenario)
    for (const [key, value] of Object.entries(localStorage)) localBox.write(key, value)
    for (const [key, value] of Object.entries(sessionStorage)) sessionBox.write(key, value)
    staged = world
    const handlers = [...own, ...mswHandlers(createBackend(world, env.apiBase).responders)]
    http.defaults.adapter = 'fetch'
    http.defaults.env = {
      ...http.defaults.env,
      fetch: async (input, init) => {
        const reply = await getResponse(handlers, new Request(input, init))
        // What a real fetch does where nobody answers.
        if (!reply || reply.type === 'error') throw new TypeError('Failed to fetch')
        return reply
      },
    }
  }

/** Something happens in the story's world: time passes, somebody else picks. */
export async function inWorld(change: (t: Tables) => void): Promise<void> {
  await staged?.transaction(change)
}

/** Before a story: a scenario in whose world something fails besides. */
export const onBroken = (id: string, fault: NewFault) => async () => {
  await onScenario(id)()
  await inWorld((t) => void addFault(t, fault))
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
  <FilmBasePlace className="screen">
    <Story />
  </FilmBasePlace>
)

/** Round a page: the app's store with the scenario's session, and the route its address is read from (`parameters.route`). */
export const served: Decorator = (Story, { parameters }) => (
  <SignedIn>
    <Routes>
      <Route path={typeof parameters['route'] === 'string' ? parameters['route'] : '*'} element={<Story />} />
    </Routes>
  </SignedIn>
)

function SignedIn({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const store = makeStore()
    const userId = localBox.read('userId')
    if (userId !== null) store.dispatch(signedIn(userId))
    return store
  })
  return (
    <Provider store={store}>
      <FilmBasePlace className="screen">{children}</FilmBasePlace>
    </Provider>
  )
}
