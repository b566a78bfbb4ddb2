import { useState, type ReactNode } from 'react'
import { serve } from '../state/server.ts'
import { useAppStore } from '../state/store.ts'

/** Below this, the cache of server data is at hand. */
export function Served({ children }: { children: ReactNode }) {
  const store = useAppStore()
  // Before the first child asks, and once: serving a store again changes nothing.
  useState(() => serve(store))
  return children
}
