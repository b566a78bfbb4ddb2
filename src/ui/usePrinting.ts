import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** Whether the page is being printed: true before the browser lays it out for paper, so that more can be rendered for it. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  // The browser reads the document when the listeners have returned: React must not wait.
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    flushSync(onChange)
  }
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, change, { signal: control.signal })
  return () => control.abort()
}
