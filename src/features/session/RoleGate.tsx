import { Navigate, Outlet } from 'react-router-dom'
import { useErrorMessage } from '../../api/useErrorMessage.ts'
import { QueryView } from '../../api/QueryView.tsx'
import { patterns } from '../../config/paths.ts'
import { isGuest, useCurrentUser } from './currentUser.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'

/** Restricts the nested routes to members or to guests (ROLE-02, ROLE-03). */
export function RoleGate({ role }: { role: 'member' | 'guest' }) {
  const query = useCurrentUser()
  const message = useErrorMessage(query.error, 'user')
  return (
    // Once the role is known, the page shows its own errors.
    <QueryView query={query} message={query.data ? null : message} loading={<Placeholder />}>
      {(user) => ((isGuest(user) ? 'guest' : 'member') === role ? <Outlet /> : <Navigate to={patterns.forbidden} replace />)}
    </QueryView>
  )
}
