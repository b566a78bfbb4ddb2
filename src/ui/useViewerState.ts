import { addTransitionType, startTransition, useState } from 'react'

/**
 * What a viewer shows, null while it is closed. Opening and closing are transitions, so that its picture grows out of the page
 * and returns to it; `move` changes it at once.
 */
export function useViewerState<T>() {
  const [shown, move] = useState<T | null>(null)
  const show = (next: T | null) => {
    if (!canAnimateDialogs()) return move(next)
    return startTransition(() => {
      // transitions.css fits the two pictures by these types.
      addTransitionType(next === null ? 'viewer-close' : 'viewer-open')
      move(next)
    })
  }
  return { shown, show, move }
}

/**
 * Whether a picture may grow into a dialog. WebKitGTK 2.50 has view transitions, but its window crashes when one begins as a modal
 * dialog opens; it lacks `document.activeViewTransition`, which the current versions of all engines have.
 */
export const canAnimateDialogs = (): boolean => 'activeViewTransition' in document
