import { type ReactNode, useState } from 'react'
import { DarkContext } from './useDarkSection.ts'

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
