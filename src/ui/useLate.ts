import { useEffect, useEffectEvent, useState } from 'react'

/** What only a press asks for comes with the press: its code is not part of the page. Where it does not come, `onFail` says so. */
export function useLate<T extends object>(load: () => Promise<T>, onFail: () => void): [T | undefined, () => void] {
  const [loaded, setLoaded] = useState<T>()
  return [loaded, () => void load().then(setLoaded, onFail)]
}

/** The same for what is opened elsewhere: it comes as soon as it is wanted. */
export function useLateWhen<T extends object>(isWanted: boolean, load: () => Promise<T>, onFail: () => void): T | undefined {
  const [loaded, ask] = useLate(load, onFail)
  const onWanted = useEffectEvent(ask)
  useEffect(() => {
    if (isWanted) onWanted()
  }, [isWanted])
  return loaded
}
