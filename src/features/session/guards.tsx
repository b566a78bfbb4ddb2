import { Navigate, Outlet } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { useAppSelector } from '../../hooks.ts'
import { RoleGate } from './RoleGate.tsx'

/** Restricts the nested routes to a role. `SessionGate` has restored the session by then (ROLE-05). */
export function Require({ who }: { who: 'visitor' | 'signedIn' | 'visitorOrGuest' | 'member' }) {
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  if (who === 'visitor') return isSignedIn ? <Navigate to={patterns.home} replace /> : <Outlet />
  if (!isSignedIn) return who === 'visitorOrGuest' ? <Outlet /> : <Navigate to={patterns.login} replace />
  if (who === 'signedIn') return <Outlet />
  return <RoleGate role={who === 'member' ? 'member' : 'guest'} />
}
