import { Navigate, Outlet } from 'react-router-dom'
import { useErrorMessage } from '../api/useErrorMessage.ts'
import { QueryError } from '../components/QueryError.tsx'
import { patterns } from '../config/paths.ts'
import { isGuest, useCurrentUser } from '../store/auth/currentUser.ts'
import { Placeholder } from './Placeholder.tsx'

/** Restricts the nested routes to members or to guests (ROLE-02, ROLE-03). */
export function RoleGate({ role }: { role: 'member' | 'guest' }) {
  const { data: user, error, refetch } = useCurrentUser()
  const message = useErrorMessage(error, 'user')
  if (user) return (isGuest(user) ? 'guest' : 'member') === role ? <Outlet /> : <Navigate to={patterns.forbidden} replace />

  return <QueryError message={message} loading={<Placeholder />} onRetry={refetch} />
}
