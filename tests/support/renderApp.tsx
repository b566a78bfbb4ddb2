import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { expect, onTestFinished } from 'vitest'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { resources } from '../../mocks/resources/all.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { personas, type Persona } from '../../mocks/db/seed/personas.ts'
import { startInNode, type NodeMocks } from '../../mocks/node.ts'
import { recordPick, styleIdsOf } from '../../mocks/rules/picks/participation.ts'
import { startSession } from '../../mocks/rules/users/session.ts'
import { BrowserRouter } from 'react-router-dom'
import { api } from '../../src/api/api.ts'
import { storeSession } from '../../src/api/session.ts'
import type { Method } from '../../src/contract/operation.ts'
import { App } from '../../src/app/App.tsx'
import { useScrollRestoration } from '../../src/app/useScrollRestoration.ts'
import { makeStore } from '../../src/app/store.ts'
import type { AppStore } from '../../src/hooks.ts'
import type { Language } from '../../src/texts/defineTexts.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import skeletonCss from '../../src/ui/feedback/Skeleton.module.css'
import spinnerCss from '../../src/ui/Spinner.module.css'

export const START = Date.parse('2026-11-21T11:30:00+09:00')
export const API = 'http://api.test/'

let mocks: NodeMocks | undefined

/** The mock backend of this test, with a pinned clock. Its world has the language of the first call. */
export function startMockServer(language: Language = 'ko'): NodeMocks {
  if (mocks) return mocks
  const started = startInNode({ baseUrl: API, world: createWorld(new MemoryLog(), { resources, pinnedAt: START, language }) })
  mocks = started
  onTestFinished(() => {
    started.stop()
    mocks = undefined
  })
  return started
}

/** Records a pick in the current episode without the UI. */
export async function recordPickAs(persona: Persona): Promise<void> {
  await startMockServer().world.transaction((tx) => {
    const episode = tx.episodes.count()
    recordPick(tx, personas[persona], { episodeId: episode, styleIds: styleIdsOf(tx, episode).slice(0, 2) }, START)
  })
}

/** Starts a session and stores it on this device. */
export async function signInAs(persona: Persona): Promise<{ accessToken: string; refreshToken: string }> {
  const issued = await startMockServer().world.transaction((tx) => startSession(tx, personas[persona].id, START))
  storeSession({ ...issued, userId: String(personas[persona].id) })
  return issued
}

/** Overrides the handler of one path. */
export function overrideHandler(method: Lowercase<Method>, path: string, resolver: HttpResponseResolver, once = false): void {
  startMockServer().server.use(http[method](new URL(path, API).href, resolver, { once }))
}

/** Delays the replies of one path until the returned function is called. */
export function holdReplies(path: string, method: Lowercase<Method> = 'get'): () => void {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  // Without a reply of its own, the request goes on to the mock backend.
  overrideHandler(method, path, () => held)
  return () => release?.()
}

export const success = (data: unknown = null) => HttpResponse.json({ result: 'SUCCESS', data, error: null })
export const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ result: 'FAIL', data: null, error: { code, message } }, { status })

type RenderOptions = {
  as?: Persona
  /** Of the interface, and of the world, unless the test has started one before: by `startMockServer('en')`. */
  language?: Language
  /** The state of the history entry, as after a reload. */
  state?: unknown
  /** False for tests of waiting: returns after the first render. */
  settle?: boolean
}

/** The app inside the hooks of `Root`. */
function AppInRoot({ store }: { store: AppStore }) {
  useScrollRestoration()
  return <App store={store} />
}

const placeholders = `.${skeletonCss['skeleton']}, .${spinnerCss['spinner']}`

/** Resolves when no query or mutation of the app runs and no placeholder is displayed. */
export const settled = (store: AppStore) =>
  waitFor(() => {
    const { queries, mutations } = store.getState()[api.reducerPath]
    const calls = [...Object.values(queries), ...Object.values(mutations)]
    expect(calls.flatMap((call) => (call?.status === QueryStatus.pending ? [call.endpointName] : []))).toEqual([])
    expect([...document.querySelectorAll(placeholders)].map(({ textContent }) => textContent)).toEqual([])
  })

let mounted: HTMLElement | undefined

/** Renders the app at a path, signed in as a persona if given, and waits until it is settled. */
export async function renderApp(path: string, { as, language = 'ko', state = null, settle = true }: RenderOptions = {}) {
  if (mounted?.isConnected && mounted.hasChildNodes())
    throw new Error('renderApp: the app of an earlier call is still mounted. Unmount it first: `view.unmount()` of its result.')
  const shop = startMockServer(language)
  // The page before is left: it stores what was typed.
  dispatchEvent(new Event('pagehide'))
  if (as) await signInAs(as)
  history.replaceState(state, '', path)
  // As the inline script of index.html does.
  document.documentElement.lang = language
  const store = makeStore()
  const view = render(
    <TextsProvider initial={language}>
      <BrowserRouter>
        <AppInRoot store={store} />
      </BrowserRouter>
    </TextsProvider>,
  )
  mounted = view.container
  if (settle) await settled(store)
  return { ...shop, store, view, user: userEvent.setup() }
}

/** The number of requests by operation: `{ 'POST /v1/picks': 1 }`. */
export function countCalls(): Record<string, number> {
  const calls: Record<string, number> = {}
  startMockServer().server.events.on('request:start', ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls[call] = (calls[call] ?? 0) + 1
  })
  return calls
}
