import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

const DarkContext = createContext<(isDark: boolean) => void>(() => undefined)

type Props = {
  className: string | undefined
  /** What it is before the page below has rendered: markup made at build time runs no effect. */
  startsDark?: boolean
  children: ReactNode
}

/** Wraps the whole layout; dark while a page inside calls `useDarkSection`. */
export function DarkSection({ className, startsDark = false, children }: Props) {
  const [isFilm, setDark] = useState(startsDark)
  return (
    <DarkContext value={setDark}>
      <div className={className} data-theme={isFilm ? 'dark' : undefined}>
        {children}
      </div>
    </DarkContext>
  )
}

/** Makes the layout dark while the caller is mounted. */
export function useDarkSection(): void {
  const setFilm = use(DarkContext)
  useLayoutEffect(() => {
    setFilm(true)
    return () => setFilm(false)
  }, [setFilm])
}
