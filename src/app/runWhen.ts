const INTERVAL_MS = 16
const TIMEOUT_MS = 3000

/**
 * Runs `action` once `isReady` returns true, or after three seconds. Uses a timer, since a background tab has no animation
 * frames. Returns a function that cancels it.
 */
export function runWhen(isReady: () => boolean, action: () => void): () => void {
  const until = performance.now() + TIMEOUT_MS
  const timer = setInterval(() => {
    if (!isReady() && performance.now() < until) return
    clearInterval(timer)
    action()
  }, INTERVAL_MS)
  return () => clearInterval(timer)
}

/** Pages are lazy: the heading may render some frames later. */
export const runWhenPageRendered = (action: () => void): (() => void) =>
  runWhen(() => document.querySelector('main h1') !== null, action)
