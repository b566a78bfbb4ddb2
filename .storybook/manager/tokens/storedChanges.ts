import type { Changes, Values } from './colorTokens.ts'

const KEY = 'pickers-storybook/tokens'

/**
 * The edits in this tab's session storage, so that they outlive a reload. Stories and tests never read it: they open a
 * preview without this manager, and a preview's own storage is in memory.
 */
export const storedChanges = {
  read(): Changes {
    try {
      const entries: unknown = JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? '[]')
      return new Map(Array.isArray(entries) ? entries.filter(isChange) : [])
    } catch {
      // Blocked or no JSON.
      return new Map()
    }
  },
  write(changes: Changes): void {
    try {
      if (changes.size === 0) globalThis.sessionStorage.removeItem(KEY)
      else globalThis.sessionStorage.setItem(KEY, JSON.stringify([...changes]))
    } catch {
      // Blocked: the edits last until the reload.
    }
  },
}

function isChange(entry: unknown): entry is [string, Values] {
  if (!Array.isArray(entry)) return false
  const [name, values]: readonly unknown[] = entry
  return typeof name === 'string' && ['light', 'dark'].every((theme) => typeof Reflect.get(Object(values), theme) === 'string')
}
