import { useState } from 'react'

/** What only a press asks for comes with the press: its code is not part of the page. Where it does not come, `onFail` says so. */
export function useLate<T extends object>(load: () => Promise<T>, onFail: () => void): [T | undefined, () => void] {
  const [loaded, setLoaded] = useState<T>()
  return [loaded, () => void load().then(setLoaded, onFail)]
}
