import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

const DarkContext = createContext<(isDark: boolean) => void>(() => undefined)

type Props = {
  /** The class of the layout. */
  className: string | undefined
  /** The initial state: effects do not run in the markup of the build. */
  startsDark?: boolean
  children: ReactNode
}

/** Wraps the layout; dark while a page inside calls `useDarkSection`. */
export function DarkSection({ className, startsDark = false, children }: Props) {
  const [isDark, setDark] = useState(startsDark)
  return (
    <DarkContext value={setDark}>
      <div className={className} data-theme={isDark ? 'dark' : undefined}>
        {children}
      </div>
    </DarkContext>
  )
}

export function useDarkSection(): void {
  const setDark = use(DarkContext)
  useLayoutEffect(() => {
    setDark(true)
    return () => setDark(false)
  }, [setDark])
}
