const LOOK_MS = 16
const TIMEOUT_MS = 3000

/**
 * Runs `action` once `isReady` holds, or after three seconds without it. By a timer, since a tab in the background draws no frames.
 * Returns the way to cancel.
 */
export function runWhen(isReady: () => boolean, action: () => void): () => void {
  const until = performance.now() + TIMEOUT_MS
  const timer = setInterval(() => {
    if (!isReady() && performance.now() < until) return
    clearInterval(timer)
    action()
  }, LOOK_MS)
  return () => clearInterval(timer)
}

/** Pages come lazily: the heading may be some frames away. */
export const runWhenPageRendered = (action: () => void): (() => void) =>
  runWhen(() => document.querySelector('main h1') !== null, action)
