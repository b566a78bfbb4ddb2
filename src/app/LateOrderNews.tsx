import { useLocation } from 'react-router-dom'
import { isOrderPending } from '../state/isOrderPending.ts'
import { useShellSelector } from '../state/store.ts'
import { catalogue, keptLanguage } from '../texts/catalogue.ts'
import { useLateWhen } from '../ui/useLate.ts'

/** Few have left an order in mid-payment: what speaks of it comes only to them. Where it does not come, the order is asked for at the next start. */
export function LateOrderNews() {
  // A payment begins and ends on pages of its own: whoever leaves them is looked at again.
  useLocation()
  const isSignedIn = useShellSelector(({ auth }) => auth.userId !== null)
  const hasUpdate = useShellSelector(({ order }) => Boolean(order?.update))
  const late = useLateWhen(isSignedIn && (hasUpdate || isOrderPending()), load, () => undefined)
  return late && <late.OrderUpdateNotice />
}

async function load() {
  const [news] = await Promise.all([import('./OrderUpdateNotice.tsx'), catalogue(keptLanguage(), 'whole')])
  return news
}
