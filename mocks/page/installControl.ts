import type { http, HttpResponse } from 'msw'
import type { SetupWorker } from 'msw/browser'
import type { Backend, WorldAccess } from '../handlers/backend.ts'
import { commandsBy } from '../control/commandsBy.ts'
import type { MakeRecords } from '../db/seed/make.ts'
import type { ConsoleError } from './consoleErrors.ts'
import type { Control } from '../control/control.ts'
import { emulateDevice } from './device.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { storeRequest } from './storedRequests.ts'
import { readPersona } from './tabPersona.ts'
import { openWorldChannel, type OpenTab, type WorldMessage } from './worldChannel.ts'

const openTab = (window: string, base: string): OpenTab => ({
  window,
  path: `/${location.href.slice(base.length).split(/[?#]/)[0] ?? ''}`,
  persona: readPersona(),
  userId: safeLocalStorage.read('userId'),
})

declare global {
  interface Window {
    /** The control of this page's world and MSW's tools, for the browser's console and tests. In mocked builds only. */
    __mock: Control &
      MswTools &
      WorldAccess & { readonly make: MakeRecords } & { readonly help: (name?: string) => Promise<void> }
  }
}

/** For overrides on the console: `__mock.worker.use(__mock.http.get(__mock.api('/v1/products'), …))`. */
export type MswTools = Pick<Backend, 'api'> & {
  readonly worker: SetupWorker
  readonly http: typeof http
  readonly HttpResponse: typeof HttpResponse
  /** The page's latest errors, for a report. */
  readonly consoleErrors?: () => readonly ConsoleError[]
}

/**
 * Sets `window.__mock` and emulates the device of the world; calls `onChange` when the control changed the world. The commands'
 * code is loaded with the first command.
 */
export function installControl(
  backend: Backend,
  base: string,
  tools: MswTools,
  onChange: () => Promise<void> = async () => {},
): void {
  const others = openWorldChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  const notify = (message: WorldMessage) => others?.postMessage(message)
  backend.log.onEntry = (entry) => {
    notify({ entry })
    void storeRequest(entry)
  }
  others?.addEventListener('message', ({ data }: MessageEvent<WorldMessage>) => {
    if ('entry' in data) backend.log.add(data.entry)
    else if ('changed' in data) void Promise.all([emulateDevice(backend.world), onChange()])
    else if ('isAnyoneThere' in data && opener === null) notify({ tab: openTab(backend.log.window, base) })
  })
  const after = { notify: () => notify({ changed: true }), emulateDevice: () => emulateDevice(backend.world) }
  const run = (name: string) => async (input: unknown) => {
    const { runInPage } = await import('./runInPage.ts')
    return runInPage({ ...backend, onChange }, base, name, input, after)
  }
  const access: WorldAccess = {
    read: backend.read,
    write: async (rule) => {
      const reply = await backend.write(rule)
      after.notify()
      await Promise.all([after.emulateDevice(), onChange()])
      return reply
    },
  }
  const made = (name: keyof MakeRecords) => async (fields?: object) => {
    const { make } = await import('../db/seed/make.ts')
    return access.write<unknown>((tx) => make[name](tx, fields))
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- each makes what its name says
  const make = { member: made('member'), address: made('address'), order: made('order'), review: made('review') } as MakeRecords
  window.__mock = { ...commandsBy(run), ...tools, ...access, make }
  void emulateDevice(backend.world)
}
