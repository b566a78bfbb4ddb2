import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from '../../lib/storage.ts'

/**
 * The total quantity of the stored cart, for a page without the store; updated by changes of other windows. 0 in prerendered
 * markup, during hydration, and if storage holds no valid cart. A damaged line does not count.
 */
export function useStoredCartCount(): number {
  return useSyncExternalStore(subscribe, storedCartCount, () => 0)
}

function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  addEventListener('storage', onChange, { signal: control.signal })
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', onChange, { signal: control.signal })
  return () => control.abort()
}

// Parsed by hand: the cart's schema would load the contract with the landing page.
function storedCartCount(): number {
  const quantities = itemsIn(safeLocalStorage.read('cart')).map((item): unknown => Reflect.get(Object(item), 'quantity'))
  return quantities.filter(isCount).reduce((sum, quantity) => sum + quantity, 0)
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
