import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'

const DarkContext = createContext<(isDark: boolean) => void>(() => undefined)

type Props = {
  className: string | undefined
  /** What it is before the page below has rendered: markup made at build time runs no effect. */
  startsDark?: boolean
  children: ReactNode
}

/** Round a whole screen, its navigation included: dark while a page below says that it lies on film base. */
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

/** This page lies on film base: dark is a place, not only a mode. */
export function useDarkSection(): void {
  const setFilm = use(DarkContext)
  useLayoutEffect(() => {
    setFilm(true)
    return () => setFilm(false)
  }, [setFilm])
}
