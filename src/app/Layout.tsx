import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Navigation } from './Navigation.tsx'
import { Placeholder } from './Placeholder.tsx'
import { SessionGate } from './SessionGate.tsx'
import { Shell } from './Shell.tsx'
import { useSessionEnd } from './useSessionEnd.ts'

/** What every page of the app stands in. */
export function Layout() {
  useSessionEnd()
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
