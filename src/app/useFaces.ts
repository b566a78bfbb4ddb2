import { useLayoutEffect } from 'react'
import { firstViewShown } from '../ui/firstView.ts'

/**
 * Ends the time that `index.html` gives a page of the system's faces: at once where ours are in the browser's cache, as the app's
 * script is, else after the first view.
 */
export function useFaces(): void {
  useLayoutEffect(() => {
    const fetchFaces = () => void delete document.documentElement.dataset['painting']
    if (isFromCache(import.meta.url)) fetchFaces()
    else void firstViewShown().then(fetchFaces)
  }, [])
}

function isFromCache(url: string): boolean {
  const [entry] = performance.getEntriesByName(url)
  return entry instanceof PerformanceResourceTiming && entry.transferSize < entry.encodedBodySize
}
