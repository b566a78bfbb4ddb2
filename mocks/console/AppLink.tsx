import type { MouseEvent, ReactNode } from 'react'
import { appWindow } from './appWindow.ts'

type Props = { href: string; label?: string; children: ReactNode }

/** A link that the window of the app follows. */
export function AppLink({ href, label, children }: Props) {
  const follow = (event: MouseEvent) => {
    const app = appWindow()
    if (app === window) return
    event.preventDefault()
    app.location.assign(new URL(href, location.href).href)
  }
  return (
    <a href={href} aria-label={label} onClick={follow}>
      {children}
    </a>
  )
}
