import { safeLocalStorage } from '../../src/lib/storage.ts'

/** In local storage. */
export const CONSOLE_SETTINGS_KEY = 'pickers-mock:console'

/** Unless it was chosen on this device: in a demo, whose ribbon opens the console and whose visitors are not testers. */
export function isHandleHidden(): boolean {
  const chosen: unknown = Reflect.get(Object(stored()), 'isHandleHidden')
  return typeof chosen === 'boolean' ? chosen : import.meta.env.DEMO_BUILD !== undefined
}

/** Hides or shows the handle on this device. False if the browser blocks storage. */
export const hideHandle = (isHidden: boolean): boolean =>
  safeLocalStorage.write(CONSOLE_SETTINGS_KEY, JSON.stringify({ isHandleHidden: isHidden }))

function stored(): unknown {
  try {
    return JSON.parse(safeLocalStorage.read(CONSOLE_SETTINGS_KEY) ?? 'null')
  } catch {
    return null
  }
}
