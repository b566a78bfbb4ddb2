import { commandsBy } from './control/commands/commandNames.ts'
import { installHandle } from './console/handle.ts'
import { info } from './warn.ts'

const command = (name: string) => async (input: unknown) => {
  const { startMocks } = await import('./browser.ts')
  await startMocks()
  const control: unknown = Reflect.get(globalThis, '__mock')
  const result: unknown = await Reflect.get(Object(control), name)(input)
  return result
}

/**
 * Sets `window.__mock` and shows the console's handle on the landing page, which runs without mocks: the first command starts
 * them, and so does the console. `installControl` then replaces this object.
 */
export function installControlLoader(): void {
  if (!('__mock' in globalThis)) Reflect.set(globalThis, '__mock', commandsBy(command))
  installHandle()
  if (import.meta.env.DEV) logHintOnce()
}

const HINT_KEY = 'pickers-mock:hint'

/** Once per tab. */
function logHintOnce(): void {
  try {
    if (sessionStorage.getItem(HINT_KEY) !== null) return
    sessionStorage.setItem(HINT_KEY, 'shown')
  } catch {
    // With blocked storage, each page prints the hint.
  }
  info('__mock controls the mock backend: await __mock.help() lists its commands.')
}
