import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Calls `go` for arrow keys inside the element, and anywhere in its dialog, except in text fields. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  })
  // A layout effect, so that a dialog that has just opened misses no key press.
  useLayoutEffect(() => {
    const target = root.current?.closest('dialog') ?? root.current
    const listen = (event: KeyboardEvent) => press(event)
    target?.addEventListener('keydown', listen)
    return () => target?.removeEventListener('keydown', listen)
  }, [root])
}
