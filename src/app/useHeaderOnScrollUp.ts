import { useEffect } from 'react'

const scrollKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])
/** Scrolling continues for some ms after the finger, wheel or key. */
const INPUT_MS = 400

/**
 * Shows the header of desktops over a page that the user scrolls up, by `data-header` of the root element (tokens.css). Jumps of
 * the page itself, as to the start of a list, hide it.
 */
export function useHeaderOnScrollUp(): void {
  useEffect(() => {
    const root = document.documentElement
    const control = new AbortController()
    const options = { passive: true, signal: control.signal }
    let [lastTop, lastInput] = [scrollY, -Infinity]
    const onInput = () => {
      lastInput = performance.now()
    }
    const onScroll = () => {
      const step = scrollY - lastTop
      lastTop = scrollY
      const isByUser = performance.now() - lastInput < INPUT_MS
      if (step < 0 && scrollY > 0 && isByUser) root.setAttribute('data-header', 'shown')
      else if (step !== 0) root.removeAttribute('data-header')
    }
    for (const type of ['wheel', 'touchmove']) addEventListener(type, onInput, options)
    addEventListener('keydown', ({ key }) => scrollKeys.has(key) && onInput(), options)
    // What a press scrolls is a jump, also directly after the wheel.
    addEventListener('click', () => (lastInput = -Infinity), { ...options, capture: true })
    addEventListener('scroll', onScroll, options)
    return () => {
      control.abort()
      root.removeAttribute('data-header')
    }
  }, [])
}
