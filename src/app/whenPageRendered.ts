const TIMEOUT_MS = 3000

/**
 * Runs `action` once the page has its heading and its effects have run, or after three seconds: pages are lazy, and may render
 * later than the navigation to them. Returns a function that cancels it. Uses timers, since a background tab has no animation
 * frames.
 */
export function whenPageRendered(action: () => void): () => void {
  const check = () => {
    if (document.querySelector('main h1')) finish()
  }
  const finish = () => {
    stop()
    action()
  }
  let timer = setTimeout(check)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(check)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timeout = setTimeout(finish, TIMEOUT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    clearTimeout(timeout)
  }
  return stop
}
