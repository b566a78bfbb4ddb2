const WITHOUT_IDLE_MS = 200

/** Runs `action` once the page is idle; a moment later in browsers without `requestIdleCallback`. Returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(action)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(action, WITHOUT_IDLE_MS)
  return () => clearTimeout(timer)
}
