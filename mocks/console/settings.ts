import { CONSOLE_SETTINGS_KEY } from '../control/deviceKeys.ts'

/** How the console is reached on this device. */
export type ConsoleSettings = {
  readonly isHandleHidden: boolean
  /** `Ctrl+.`: modifiers and a key. `Ctrl` stands for a Mac's command key too. */
  readonly shortcut: string
}

export const DEFAULT_SHORTCUT = 'Ctrl+.'

/** The settings stored on this device; defaults where there are none or storage is blocked. */
export function readSettings(): ConsoleSettings {
  let stored: { isHandleHidden?: unknown; shortcut?: unknown } = {}
  try {
    stored = Object(JSON.parse(localStorage.getItem(CONSOLE_SETTINGS_KEY) ?? '{}'))
  } catch {
    // Blocked storage, or not ours.
  }
  const { isHandleHidden, shortcut } = stored
  return { isHandleHidden: isHandleHidden === true, shortcut: typeof shortcut === 'string' ? shortcut : DEFAULT_SHORTCUT }
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The name of the keys pressed; undefined without a modifier, so that no letter of a text is one. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): string | undefined {
  if (!(ctrlKey || metaKey || altKey) || /^(Control|Meta|Alt|Shift|Tab|Process)$/.test(key)) return undefined
  // With a Korean input method a letter's key is no Latin letter.
  const name = /^(Key|Digit)/.test(code) ? code.replace(/^(Key|Digit)/, '') : key
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', name].filter(Boolean).join('+')
}

/** Stores the settings. False where the browser blocks storage. */
export function storeSettings(settings: ConsoleSettings): boolean {
  try {
    localStorage.setItem(CONSOLE_SETTINGS_KEY, JSON.stringify(settings))
    return true
  } catch {
    return false
  }
}
