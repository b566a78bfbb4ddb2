import { useEffect, useEffectEvent } from 'react'
import { useHref } from 'react-router-dom'
import { basePath } from '../config/env.ts'

/** A pointer that only crosses a link does not stay on it. */
const DWELL_MS = 60

/** The path of an address below the app's base. */
export const pathOf = (address: string): string => address.slice(basePath.length - 1)

/** Calls `onIntent` with the address of another page once its link is touched, or pointed at or focused for a moment. */
export function useLinkIntent(onIntent: (path: string, search: string) => void): void {
  const here = useHref('')
  const begin = useEffectEvent(onIntent)
  useEffect(() => {
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const onEvent = ({ target, type }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null
      if (!link || link.pathname === here) return
      timer = setTimeout(() => begin(pathOf(link.pathname), link.search), type === 'touchstart' ? 0 : DWELL_MS)
    }
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(type, onEvent, { passive: true, signal: control.signal })
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [here])
}
