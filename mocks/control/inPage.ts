import type { Backend } from './backend.ts'
import type { Control } from './control.ts'
import { becomeDevice } from './device.ts'
import type { LogEntry } from './requestLog.ts'

/** What pages of one world tell each other: a call, or that the control has changed something. */
type News = { readonly entry: LogEntry } | { readonly changed: true }

declare global {
  interface Window {
    /** The control of this page's world: for the console, tests and a developer's own hands. Only in mocked builds. */
    __mock: Control
  }
}

/** Puts `window.__mock` in place and makes this page the device of its world. Its code is fetched when it is first used. */
export function installControl(backend: Backend, worldName: string, base: string): void {
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`pickers-mock:${base}:${worldName}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has none
  const tell = (news: News) => others?.postMessage(news)
  backend.log.onEntry = (entry) => tell({ entry })
  others?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('entry' in data) backend.log.keep(data.entry)
    else void becomeDevice(backend.world)
  })
  const after = { tell: () => tell({ changed: true }), become: () => becomeDevice(backend.world) }
  const ask = (name: string) => async (input: unknown) => {
    const { askInPage } = await import('./askInPage.ts')
    return askInPage(backend, base, name, input, after)
  }
  // A promise has `then`: awaiting the control itself must not look like one.
  const control = new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? ask(name) : undefined) })
  Reflect.set(globalThis, '__mock', control)
  void becomeDevice(backend.world)
}
