import { useLayoutEffect, type ReactNode } from 'react'
import { takeOrders } from '../state/ordering.ts'
import { useAppStore, useShellSelector } from '../state/store.ts'
import { Served } from './Served.tsx'

/** Below this, orders are made and their ends are known. */
export function Ordering({ children }: { children: ReactNode }) {
  return (
    <Served>
      <Orders>{children}</Orders>
    </Served>
  )
}

function Orders({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const isTaking = useShellSelector(({ order }) => order !== undefined)
  // Not while drawing: the bar already listens to the store.
  useLayoutEffect(() => takeOrders(store), [store])
  return isTaking ? children : null
}
