import { type ComponentType, type FunctionComponent, useState } from 'react'
import { type LoadErrorProps, lazyWithRetry } from './lazyWithRetry.tsx'

/**
 * A component of `lazyWithRetry` whose code may be loaded before: then it is rendered at once, in the commit of a view transition
 * too. `prefetch` loads it, and so do the events in `intent`, for a button that is pointed at, touched or focused. A failure
 * is ignored, since rendering loads again.
 */
export function lazyWithPrefetch<P extends object>(load: () => Promise<FunctionComponent<P>>) {
  let loaded: FunctionComponent<P> | undefined
  const loadPart = async () => (loaded = await load())
  const prefetch = () => void loadPart().catch(() => undefined)
  const Lazy = lazyWithRetry(loadPart)

  function Prefetched(props: P & LoadErrorProps) {
    const [Part] = useState<ComponentType<P & LoadErrorProps>>(() => loaded ?? Lazy)
    return <Part {...props} />
  }
  return Object.assign(Prefetched, { prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } })
}
