import { useEffect } from 'react'
import { useHref } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'

/** Calls `onIntent` when a link to another page of the app is hovered, focused or touched. */
export function useLinkIntent(onIntent: () => void): void {
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
