import { Navigate, Outlet } from 'react-router-dom'
import { errorText } from '../api/errorText.ts'
import { patterns } from '../config/paths.ts'
import { isGuest, useCurrentUser } from '../state/currentUser.ts'
import { useTexts } from '../texts/provider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Placeholder } from './Placeholder.tsx'

/** Members and guests each have pages of their own (ROLE-02, ROLE-03). */
export function RoleGate({ role }: { role: 'member' | 'guest' }) {
  const texts = useTexts()
  const { data: user, error, refetch } = useCurrentUser()
  if (user) return (isGuest(user) ? 'guest' : 'member') === role ? <Outlet /> : <Navigate to={patterns.forbidden} replace />

  const words = error && errorText(error, texts.errors, 'user')
  if (!words) return <Placeholder />
  return <ErrorState message={words.text} lang={words.lang} retryLabel={texts.common.retry} onRetry={() => void refetch()} />
}
