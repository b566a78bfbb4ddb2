import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Arrow keys work while the focus is in the element, and anywhere in the dialog that shows it, except where they move a caret. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  })
  // Before the first paint, so that no key is lost to a dialog that has just opened.
  useLayoutEffect(() => {
    const place = root.current?.closest('dialog') ?? root.current
    const listen = (event: KeyboardEvent) => press(event)
    place?.addEventListener('keydown', listen)
    return () => place?.removeEventListener('keydown', listen)
  }, [root])
}
