import { useAppSelector } from '../../hooks.ts'
import { lazyComponent, LoadBoundary } from '../../ui/lazyComponent.tsx'
import { useOrderUpdates } from './useOrderUpdates.ts'

// Most starts have none.
const UpdateNotice = lazyComponent(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)

/** The result of an order whose payment was unfinished: fetched at start or sign-in, shown until dismissed. */
export function OrderUpdateNotice() {
  const update = useOrderUpdates()
  const userId = useAppSelector((state) => state.auth.userId)
  if (!update) return null
  // If its code cannot be loaded, the next start shows it.
  return (
    <LoadBoundary>
      <UpdateNotice update={update} userId={userId} />
    </LoadBoundary>
  )
}
