import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from '../../lib/storage.ts'

/**
 * How many pieces the stored cart holds (NAV-04), for a page without the store; follows other windows. 0 in markup made at
 * build time and while it is hydrated, and for anything in storage that is no cart.
 */
export function useStoredCartCount(): number {
  return useSyncExternalStore(subscribe, storedCartCount, () => 0)
}

function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  addEventListener('storage', onChange, { signal: control.signal })
  // A page out of the back/forward cache has missed the storage events.
  addEventListener('pageshow', onChange, { signal: control.signal })
  return () => control.abort()
}

// By hand: the schema of the cart would bring the contract into a visitor's first view.
function storedCartCount(): number {
  const quantities = itemsIn(safeLocalStorage.read('cart')).map((item): unknown => Reflect.get(Object(item), 'quantity'))
  return quantities.every(isCount) ? quantities.reduce((sum, quantity) => sum + quantity, 0) : 0
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

function itemsIn(stored: string | null): unknown[] {
  try {
    const items: unknown = Reflect.get(Object(JSON.parse(stored ?? 'null')), 'items')
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}
