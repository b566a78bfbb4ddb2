import { safeLocalStorage } from '../../src/lib/storage.ts'

/** In local storage. */
export const CONSOLE_SETTINGS_KEY = 'pickers-mock:console'

/** Settings of the console on this device. */
export type ConsoleSettings = {
  /** Unless it was chosen: in a demo, whose ribbon opens the console and whose visitors are not testers. */
  readonly isHandleHidden: boolean
  /** `Ctrl+.`: modifiers and a key. `Ctrl` includes the command key of a Mac. */
  readonly shortcut: string
}

export const DEFAULT_SHORTCUT = 'Ctrl+.'

/** The settings stored on this device; defaults without any. */
export function readSettings(): ConsoleSettings {
  const { isHandleHidden, shortcut } = readStored()
  return {
    isHandleHidden: typeof isHandleHidden === 'boolean' ? isHandleHidden : import.meta.env.DEMO_BUILD !== undefined,
    shortcut: typeof shortcut === 'string' ? shortcut : DEFAULT_SHORTCUT,
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
  return safeLocalStorage.write(CONSOLE_SETTINGS_KEY, JSON.stringify({ ...readStored(), ...changed }))
}

function readStored(): { readonly [Name in keyof ConsoleSettings]?: unknown } {
  try {
    return Object(JSON.parse(safeLocalStorage.read(CONSOLE_SETTINGS_KEY) ?? '{}'))
  } catch {
    // Invalid settings.
    return {}
  }
}
