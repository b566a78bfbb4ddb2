import { type ReactNode, useState } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { QueryView } from '../../api/QueryView.tsx'
import { patterns } from '../../config/paths.ts'
import { useAppSelector } from '../../hooks.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'
import type { LoginNotice } from './useProviderReturn.ts'
import { isGuest, useCurrentUser } from './users.ts'

type Props = { who: 'everyone' | 'visitor' | 'signedIn' | 'visitorOrGuest' | 'member'; children: ReactNode }

/** Restricts a page to a role, and leads home who logs out on one of them. `SessionGate` has restored the session by then. */
export function Require({ who, children }: Props) {
  const { isAuthenticated: isSignedIn, hasLeft } = useAppSelector((state) => state.auth)
  const [wasSignedIn] = useState(isSignedIn)
  const notice = useResultNotice()
  if (who === 'everyone') return children
  if (who === 'visitor') return isSignedIn ? <Navigate to={patterns.home} replace /> : children
  const leaving = hasLeft && wasSignedIn ? patterns.home : patterns.login
  if (!isSignedIn) return who === 'visitorOrGuest' ? children : <Navigate to={leaving} replace state={notice} />
  return who === 'signedIn' ? children : <RequireRole isForGuests={who === 'visitorOrGuest'}>{children}</RequireRole>
}

const results = [patterns.paymentSuccess, patterns.paymentResult, patterns.paymentMobileResult]

/** For the login page: a payment that ended in another browser than the one that ordered has no session there. */
function useResultNotice(): LoginNotice | null {
  const { pathname, search } = useLocation()
  const orderId = new URLSearchParams(search).get('orderId')
  if (!orderId || !results.some((pattern) => matchPath(pattern, pathname))) return null
  return { reason: 'payment', orderId, path: pathname + search }
}

/** Restricts a page to members or to guests. */
function RequireRole({ isForGuests, children }: { isForGuests: boolean; children: ReactNode }) {
  const query = useCurrentUser()
  return (
    // Once the role is known, the page shows its own errors.
    <QueryView query={query} call="user" isQuietWithData loading={<Placeholder />}>
      {(user) => (isGuest(user) === isForGuests ? children : <Navigate to={patterns.forbidden} replace />)}
    </QueryView>
  )
}
