import type { MouseEvent, ReactNode } from 'react'
import { appWindow } from './appWindow.ts'

/** A link that the window of the app follows. */
export function AppLink({ href, children }: { href: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    const app = appWindow()
    if (app === window) return
    event.preventDefault()
    app.location.assign(new URL(href, location.href).href)
  }
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  )
}
