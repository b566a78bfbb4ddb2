import { commandsBy } from './control/commandNames.ts'
import { info } from './warn.ts'

const command = (name: string) => async (input: unknown) => {
  const { startMocks } = await import('./browser.ts')
  await startMocks()
  const control: unknown = Reflect.get(globalThis, '__mock')
  const result: unknown = await Reflect.get(Object(control), name)(input)
  return result
}

/**
 * Puts `window.__mock` on a page that runs without mocks so far, a visitor's landing: its first command brings them. Once they are
 * there, `installControl` puts the control itself in its place.
 */
export function installControlLoader(): void {
  if (!('__mock' in globalThis)) Reflect.set(globalThis, '__mock', commandsBy(command))
  if (import.meta.env.DEV) logHintOnce()
}

const HINT_KEY = 'pickers-mock:hint'

/** Once for each tab. */
function logHintOnce(): void {
  try {
    if (sessionStorage.getItem(HINT_KEY) !== null) return
    sessionStorage.setItem(HINT_KEY, 'shown')
  } catch {
    // Blocked storage: the hint comes with each page.
  }
  info('__mock controls the mock backend: await __mock.help() lists its commands.')
}
