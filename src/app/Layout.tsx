import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Navigation } from './navigation/Navigation.tsx'
import { Placeholder } from './Placeholder.tsx'
import { SessionGate } from './SessionGate.tsx'
import { Shell } from './Shell.tsx'
import { useRouterInListeners } from './useRouterInListeners.ts'

export function Layout() {
  useRouterInListeners()
  return (
    <Shell navigation={<Navigation />}>
      <SessionGate>
        <Suspense fallback={<Placeholder />}>
          <Outlet />
        </Suspense>
      </SessionGate>
    </Shell>
  )
}
