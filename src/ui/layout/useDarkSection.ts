import { createContext, use, useLayoutEffect } from 'react'

/** Apart from `DarkSection`: a component's file exports components alone. */
export const DarkContext = createContext<(isDark: boolean) => void>(() => undefined)

/** Makes the `DarkSection` around a component dark while it is mounted. */
export function useDarkSection(): void {
  const setDark = use(DarkContext)
  useLayoutEffect(() => {
    setDark(true)
    return () => setDark(false)
  }, [setDark])
}
