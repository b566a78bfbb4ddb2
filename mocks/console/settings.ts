import { CONSOLE_SETTINGS_KEY } from '../control/deviceKeys.ts'
import { mockLocalStorage } from '../storage.ts'

/** Settings of the console on this device. */
export type ConsoleSettings = {
  /** Unless it was chosen: in a demo, whose ribbon opens the console and whose visitors are not testers. */
  readonly isHandleHidden: boolean
  /** `Ctrl+.`: modifiers and a key. `Ctrl` includes the command key of a Mac. */
  readonly shortcut: string
  readonly place: Place
}

export const places = ['right', 'below', 'window'] as const
/** Docked at the right or below the app, or in a window of its own. Below the app on a phone, if docked. */
export type Place = (typeof places)[number]

export const DEFAULT_SHORTCUT = 'Ctrl+.'

/** The settings stored on this device; defaults without any. */
export function readSettings(): ConsoleSettings {
  let stored: { isHandleHidden?: unknown; shortcut?: unknown; place?: unknown } = {}
  try {
    stored = Object(JSON.parse(mockLocalStorage.read(CONSOLE_SETTINGS_KEY) ?? '{}'))
  } catch {
    // Invalid settings.
  }
  const { isHandleHidden, shortcut, place } = stored
  return {
    isHandleHidden: typeof isHandleHidden === 'boolean' ? isHandleHidden : import.meta.env.DEMO_BUILD !== undefined,
    shortcut: typeof shortcut === 'string' ? shortcut : DEFAULT_SHORTCUT,
    place: places.find((each) => each === place) ?? 'right',
  }
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The name of the pressed keys; undefined without a modifier, so that typing text triggers nothing. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): string | undefined {
  if (!(ctrlKey || metaKey || altKey) || /^(Control|Meta|Alt|Shift|Tab|Process)$/.test(key)) return undefined
  // With a Korean input method, `key` is not a Latin letter.
  const name = /^(Key|Digit)/.test(code) ? code.replace(/^(Key|Digit)/, '') : key
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', name].filter(Boolean).join('+')
}

/** Changes the stored settings. False if the browser blocks storage. */
export function changeSettings(changed: Partial<ConsoleSettings>): boolean {
  return mockLocalStorage.write(CONSOLE_SETTINGS_KEY, JSON.stringify({ ...readSettings(), ...changed }))
}
