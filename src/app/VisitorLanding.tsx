import { useEffect } from 'react'
import { useHref } from 'react-router-dom'
import { Landing } from '../features/landing/Landing.tsx'
import { useStoredCartCount } from '../features/cart/storedCart.ts'
import { Shell } from './Shell.tsx'
import { VisitorNavigation } from './navigation/VisitorNavigation.tsx'
import { patterns } from '../config/paths.ts'

/** A visitor's first view, without a store. `prefetch` loads the app on intent. */
export function VisitorLanding({ prefetch }: { prefetch: () => void }) {
  useLinkIntent(prefetch)
  return (
    <Shell navigation={<VisitorNavigation cartCount={useStoredCartCount()} />} startsDark>
      <Landing onReveal={prefetch} />
    </Shell>
  )
}

/** Calls `onIntent` when a link to another page of the app is hovered, focused or touched. */
function useLinkIntent(onIntent: () => void): void {
  const home = useHref(patterns.home)
  useEffect(() => {
    const control = new AbortController()
    const onEvent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null
      if (link && link.getAttribute('href') !== home) onIntent()
    }
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(type, onEvent, { passive: true, signal: control.signal })
    return () => control.abort()
  }, [home, onIntent])
}
