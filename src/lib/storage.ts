/** A place for small texts that survives a reload where the browser allows it, and never throws. */
export type SafeStorage = {
  read(key: string): string | null
  /** False where nothing could be kept: blocked or full storage. */
  write(key: string, value: string): boolean
  remove(key: string): void
}

type Place = 'localStorage' | 'sessionStorage'
const places: Partial<Record<Place, Storage>> = {}

/** Puts another Storage in a place of the browser's own, for stories and worlds that must not mix. */
export function replaceStorage(place: Place, storage: Storage): void {
  places[place] = storage
}

export const safeLocalStorage = boxOf('localStorage')
export const safeSessionStorage = boxOf('sessionStorage')

function boxOf(place: Place): SafeStorage {
  // What the browser refuses to keep lives as long as the page.
  const inPage = new Map<string, string>()
  const storage = () => places[place] ?? globalThis[place]
  return {
    read(key) {
      const kept = attempt(() => storage().getItem(key))
      return inPage.get(key) ?? kept ?? null
    },
    write(key, value) {
      const isKept = attempt(() => (storage().setItem(key, value), true)) ?? false
      if (isKept) inPage.delete(key)
      else inPage.set(key, value)
      return isKept
    },
    remove(key) {
      inPage.delete(key)
      attempt(() => storage().removeItem(key))
    },
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
