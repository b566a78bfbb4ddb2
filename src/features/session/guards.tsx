import { type ReactNode, useEffect, useState } from 'react'
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useErrorText } from '../../api/errorText.ts'
import { QueryError } from '../../api/QueryView.tsx'
import { patterns } from '../../config/paths.ts'
import type { User } from '../../contract/users.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { usePage } from '../../texts/usePage.ts'
import { Placeholder } from '../../ui/feedback/Placeholder.tsx'
import { isSignInRunning } from './signIn.ts'
import { endHandled } from './authSlice.ts'
import type { LoginNotice } from './useProviderReturn.ts'
import { isGuest, useCurrentUser } from './users.ts'

type Props = {
  who: 'everyone' | 'visitor' | 'signedIn' | 'visitorOrGuest' | 'member'
  /** Whether the page sends what needs the session on entry: it waits until the server has shown the user. */
  awaitsUser?: boolean | undefined
  children: ReactNode
}

/** Restricts a page to a role (ROLE-01 to ROLE-03, ROLE-07). */
export function Require({ who, awaitsUser = false, children }: Props) {
  const { isAuthenticated: isSignedIn, ended } = useAppSelector((state) => state.auth)
  // A sign-in that is under way asks for the user itself, and its page says so.
  const [isSigningIn] = useState(isSignInRunning)
  const notice = useLoginNotice()
  if (!isSignedIn && ['everyone', 'visitor', 'visitorOrGuest'].includes(who)) return children
  // `SessionEnd` may lead elsewhere.
  if (!isSignedIn) return ended === null && <Navigate to={patterns.login} replace state={notice} />
  const mayAnyone = who === 'everyone' || who === 'signedIn'
  if (mayAnyone && (!awaitsUser || isSigningIn)) return children
  return (
    <AwaitUser>{(user) => (mayAnyone || isAllowed(who, user) ? children : <Navigate to={elsewhere(who)} replace />)}</AwaitUser>
  )
}

const isAllowed = (who: Props['who'], user: User): boolean => who === (isGuest(user) ? 'visitorOrGuest' : 'member')

const elsewhere = (who: Props['who']): string => (who === 'visitor' ? patterns.home : patterns.forbidden)

const results = [patterns.paymentSuccess, patterns.paymentResult, patterns.paymentMobileResult]

/** For the login page: a visitor's cart, and a payment that ended in another browser than the one that ordered. */
function useLoginNotice(): LoginNotice | null {
  const { pathname, search } = useLocation()
  if (matchPath(patterns.cart, pathname)) return { reason: 'cart' }
  const orderId = new URLSearchParams(search).get('orderId')
  if (!orderId || !results.some((pattern) => matchPath(pattern, pathname))) return null
  return { reason: 'payment', orderId, path: pathname + search }
}

/** Once the user is known, the page shows its own errors. */
function AwaitUser({ children }: { children: (user: User) => ReactNode }) {
  const { data, error, refetch } = useCurrentUser()
  if (data) return children(data)
  return error ? <UnknownUser error={error} onRetry={refetch} /> : <Placeholder />
}

/** In place of the page, with its title. */
function UnknownUser({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const title = usePage()
  const message = useErrorText()(error, 'user')
  return message && <QueryError title={title} message={message} onRetry={onRetry} />
}

/** Where the end of a session leads to from every page; other reasons navigate nowhere by themselves. */
const targets: Readonly<Partial<Record<string, string>>> = { expired: patterns.login, pressed: patterns.home }

/** Acts on the end of a session, also on one before the first render. Above all routes: `Require` waits for it. */
export function SessionEnd() {
  const ended = useAppSelector((state) => state.auth.ended)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const target = targets[ended ?? '']
  const isThere = target === undefined || target === pathname
  useEffect(() => {
    if (ended === null) return
    if (isThere) dispatch(endHandled())
    else void navigate(target, { replace: true })
  }, [ended, isThere, target, navigate, dispatch])
  return null
}
