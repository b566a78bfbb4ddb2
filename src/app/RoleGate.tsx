import { Navigate, Outlet } from 'react-router-dom'
import { errorText } from '../api/errorText.ts'
import { patterns } from '../config/paths.ts'
import { isGuest, useCurrentUser } from '../store/auth/currentUser.ts'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Placeholder } from './Placeholder.tsx'

/** Restricts the nested routes to members or to guests (ROLE-02, ROLE-03). */
export function RoleGate({ role }: { role: 'member' | 'guest' }) {
  const errors = useTexts(errorTexts)
  const common = useTexts(commonTexts)
  const { data: user, error, refetch } = useCurrentUser()
  if (user) return (isGuest(user) ? 'guest' : 'member') === role ? <Outlet /> : <Navigate to={patterns.forbidden} replace />

  const words = error && errorText(error, errors, 'user')
  if (!words) return <Placeholder />
  return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
}
