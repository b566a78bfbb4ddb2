import { CONSOLE_SETTINGS_KEY } from '../control/deviceKeys.ts'

/** Settings of the console on this device. */
export type ConsoleSettings = {
  readonly isHandleHidden: boolean
  /** `Ctrl+.`: modifiers and a key. `Ctrl` includes the command key of a Mac. */
  readonly shortcut: string
}

export const DEFAULT_SHORTCUT = 'Ctrl+.'

/** The settings stored on this device; defaults without any, or if storage is blocked. */
export function readSettings(): ConsoleSettings {
  let stored: { isHandleHidden?: unknown; shortcut?: unknown } = {}
  try {
    stored = Object(JSON.parse(localStorage.getItem(CONSOLE_SETTINGS_KEY) ?? '{}'))
  } catch {
    // Blocked storage, or invalid settings.
  }
  const { isHandleHidden, shortcut } = stored
  return { isHandleHidden: isHandleHidden === true, shortcut: typeof shortcut === 'string' ? shortcut : DEFAULT_SHORTCUT }
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The name of the pressed keys; undefined without a modifier, so that typing text triggers nothing. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): string | undefined {
  if (!(ctrlKey || metaKey || altKey) || /^(Control|Meta|Alt|Shift|Tab|Process)$/.test(key)) return undefined
  // With a Korean input method, `key` is not a Latin letter.
  const name = /^(Key|Digit)/.test(code) ? code.replace(/^(Key|Digit)/, '') : key
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', name].filter(Boolean).join('+')
}

/** Stores the settings. False if the browser blocks storage. */
export function storeSettings(settings: ConsoleSettings): boolean {
  try {
    localStorage.setItem(CONSOLE_SETTINGS_KEY, JSON.stringify(settings))
    return true
  } catch {
    return false
  }
}
