import { CONSOLE_SETTINGS_KEY } from '../page/deviceKeys.ts'
import { mockLocalStorage } from '../page/storage.ts'

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

/**
 * A window with less than 1280 px for the app beside the console (27.5 rem). The app's layout follows the window, so that a
 * docked console would bend it. Not a phone, where the console is docked below and takes no width.
 */
export const TOO_NARROW = '(width > 48em) and (width < 107.5em)'

const isTooNarrow = () => matchMedia(TOO_NARROW).matches

/** Where the console is docked, for one whose window is blocked too: below the app if the window is too narrow for both. */
export function dockedPlace(place: Place): Exclude<Place, 'window'> {
  if (place !== 'window') return place
  return isTooNarrow() ? 'below' : 'right'
}

/** The settings stored on this device; defaults without any. */
export function readSettings(): ConsoleSettings {
  const { isHandleHidden, shortcut, place } = readStored()
  return {
    isHandleHidden: typeof isHandleHidden === 'boolean' ? isHandleHidden : import.meta.env.DEMO_BUILD !== undefined,
    shortcut: typeof shortcut === 'string' ? shortcut : DEFAULT_SHORTCUT,
    place: places.find((each) => each === place) ?? (isTooNarrow() ? 'window' : 'right'),
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
  return mockLocalStorage.write(CONSOLE_SETTINGS_KEY, JSON.stringify({ ...readStored(), ...changed }))
}

function readStored(): { readonly [Name in keyof ConsoleSettings]?: unknown } {
  try {
    return Object(JSON.parse(mockLocalStorage.read(CONSOLE_SETTINGS_KEY) ?? '{}'))
  } catch {
    // Invalid settings.
    return {}
  }
}
