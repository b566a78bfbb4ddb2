/** `Spinner` and `Skeleton`. */
const LOADING = 'main output:is([data-size], [data-shape])'

const MAX_WAIT_MS = 3000

let shown: Promise<void> | undefined

/**
 * Resolves once what the document shows first is there, its pictures included; after three seconds at the latest. For what would
 * stand before the pictures in the queue of a slow line.
 */
export const firstViewShown = (): Promise<void> => (shown ??= waitForFirstView())

const WITHOUT_IDLE_MS = 200

/**
 * Runs `action` once the first view is there and the page is idle; a moment later in browsers without `requestIdleCallback`.
 * Returns a function that cancels it.
 */
export function whenIdle(action: () => void): () => void {
  let isCancelled = false
  const act = () => isCancelled || action()
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, WITHOUT_IDLE_MS))
  void firstViewShown().then(wait)
  return () => {
    isCancelled = true
  }
}

function waitForFirstView(): Promise<void> {
  return new Promise((resolve) => {
    const control = new AbortController()
    const end = () => {
      control.abort()
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const check = () => {
      if (!isAnyInWindow(document.querySelectorAll(LOADING)) && !isAnyInWindow(picturesUnderWay())) end()
    }
    const observer = new MutationObserver(check)
    observer.observe(document.body, { childList: true, subtree: true })
    for (const type of ['load', 'error']) document.addEventListener(type, check, { capture: true, signal: control.signal })
    const timer = setTimeout(end, MAX_WAIT_MS)
    check()
  })
}

const picturesUnderWay = () => [...document.querySelectorAll('img')].filter(({ complete }) => !complete)

/** Whether one of the elements is in the window, or above it. */
const isAnyInWindow = (elements: Iterable<Element>) =>
  [...elements].some((element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
