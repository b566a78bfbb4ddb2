import { lazy } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { useShellSelector } from '../state/store.ts'
import { catalogue, keptLanguage } from '../texts/catalogue.ts'

/** Who may see the pages below. The session is settled by now: `SessionGate` stands before every page (ROLE-05). */
export function Require({ who }: { who: 'visitor' | 'signedIn' | 'visitorOrGuest' | 'member' }) {
  const isSignedIn = useShellSelector((state) => state.auth.isAuthenticated)
  if (who === 'visitor') return isSignedIn ? <Navigate to={patterns.home} replace /> : <Outlet />
  if (!isSignedIn) return who === 'visitorOrGuest' ? <Outlet /> : <Navigate to={patterns.login} replace />
  if (who === 'signedIn') return <Outlet />
  return <RoleGate role={who === 'member' ? 'member' : 'guest'} />
}

// It asks the server who this is: its code comes with the cache.
const RoleGate = lazy(async () => {
  const [gate] = await Promise.all([import('./RoleGate.tsx'), catalogue(keptLanguage(), 'everyday')])
  return { default: gate.RoleGate }
})
