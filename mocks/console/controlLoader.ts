import { commandsBy } from '../control/commandsBy.ts'
import { installHandle } from './handle.ts'
import { installRibbon } from '../demo/ribbon/installRibbon.ts'
import type { MswTools } from '../page/installControl.ts'
import { safeSessionStorage } from '../../src/lib/storage.ts'
import { UNDO_KEY } from '../page/runningScenario.ts'
import { info } from '../handlers/warn.ts'
import { prefetchWhenQuiet } from '../demo/prefetchChunks.ts'

const command = (name: string) => async (input: unknown) => {
  const { startMocks } = await import('../browser.ts')
  await startMocks()
  const control: unknown = Reflect.get(globalThis, '__mock')
  const result: unknown = await Reflect.get(Object(control), name)(input)
  return result
}

/** The commands, and MSW's tools, which say how to start the mocks: they are values, so they cannot start them. */
function controlLoader(): object {
  const loader = { ...commandsBy(command), read: command('read'), write: command('write') }
  for (const name of ['worker', 'http', 'HttpResponse', 'api', 'make'] satisfies (keyof MswTools | 'make')[]) {
    const get = () => {
      throw new Error(`this page runs without mocks. await __mock.clock() starts them; then __mock.${name} is there.`)
    }
    Object.defineProperty(loader, name, { get })
  }
  return loader
}

/**
 * Sets `window.__mock`, adds the console's handle and connects the demo's ribbon on the landing page, which runs without mocks:
 * the first command starts them, and so does the console. `installControl` then replaces this object. A demo fetches the chunks
 * of its other pages.
 */
export function installControlLoader(): void {
  if (!('__mock' in globalThis)) Reflect.set(globalThis, '__mock', controlLoader())
  installRibbon(installHandle())
  if (opener === null && safeSessionStorage.read(UNDO_KEY) !== null)
    void import('../page/undoNotice.ts').then(({ offerUndo }) => offerUndo())
  if (import.meta.env.DEMO_BUILD) prefetchWhenQuiet()
  if (import.meta.env.DEV) logHintOnce()
}

const HINT_KEY = 'pickers-mock:hint'

/** Once per tab. */
function logHintOnce(): void {
  if (safeSessionStorage.read(HINT_KEY) !== null) return
  safeSessionStorage.write(HINT_KEY, 'shown')
  info('__mock controls the mock backend: await __mock.help() lists its commands.')
}
