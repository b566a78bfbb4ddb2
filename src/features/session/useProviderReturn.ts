import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isSessionRefused, type ApiError } from '../../api/errors.ts'
import { patterns } from '../../config/paths.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { afterSignIn, isSignInUnderWay, signIn, type Provider, type SignIn, type SignInEnd } from './signIn.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'

/** Why a callback or a guard redirected to the login page; stored in the history entry. */
export type LoginNotice =
  | { reason: 'denied' | 'providerError' | 'unsupported' | 'silent' }
  | { reason: 'failed'; error: ApiError }
  /** The result of a payment, which is shown after the login. */
  | { reason: 'payment'; orderId: string; path: string }

const isProvider = (name: string): name is Provider => ['google', 'naver', 'guest'].includes(name)

/** Handles a provider's callback and navigates on. `failure` is an error that a retry may resolve. */
export function useProviderReturn(provider: string): { failure: ApiError | null; retry: () => void } {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    // The sign-in continues after unmounting, but then it neither navigates nor shows an error.
    let isMounted = true
    const go = (to: string, notice?: LoginNotice) => isMounted && void navigate(to, { replace: true, state: notice ?? null })
    const finish = (end: SignInEnd) => {
      if ('to' in end) {
        if (isMounted) go(end.to === patterns.home ? takePaymentReturn() : end.to)
      } else if (end.at === 'login' || isSessionRefused(end.error)) go(patterns.login, { reason: 'failed', error: end.error })
      else if (isMounted) setFailure(end.error)
    }

    const step = nextStep(provider, parameters, userId !== null)
    if (step.kind === 'leave') go(patterns.login, step.notice)
    else if (step.kind === 'continue' && userId !== null) void dispatch(afterSignIn(userId)).then(finish)
    else if (step.kind === 'signIn') void dispatch(signIn(step.attempt)).then(finish)
    return () => {
      isMounted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- signing in changes the user id, which must not start a second sign-in
  }, [provider, parameters, dispatch, navigate, round])

  const retry = () => {
    setFailure(null)
    setRound(round + 1)
  }
  return { failure, retry }
}

function takePaymentReturn(): string {
  const path = safeSessionStorage.read('paymentReturn')
  safeSessionStorage.remove('paymentReturn')
  return path ?? patterns.home
}

/** The codes of RFC 6749, section 4.1.2.1: all but `access_denied` are a fault of the provider or of the registration. */
const reasonOf = (error: string | null) => (error === null ? 'silent' : error === 'access_denied' ? 'denied' : 'providerError')

type Step = { kind: 'leave'; notice: LoginNotice } | { kind: 'continue' } | { kind: 'signIn'; attempt: SignIn }

const leave = (notice: LoginNotice): Step => ({ kind: 'leave', notice })

function nextStep(provider: string, parameters: URLSearchParams, isSignedIn: boolean): Step {
  if (!isProvider(provider)) return leave({ reason: 'unsupported' })

  const state = parameters.get('state')
  const code = parameters.get('code')
  if (!state) return leave({ reason: 'silent' })
  const expected = provider === 'guest' ? null : safeSessionStorage.read('oauthState')
  if (expected !== null && expected !== state) return leave({ reason: 'silent' })
  if (!code) return leave({ reason: reasonOf(parameters.get('error')) })

  const isNew = safeSessionStorage.read('authorizationCode') !== code
  if (isNew || isSignInUnderWay(code)) return { kind: 'signIn', attempt: { provider, code, state } }
  if (isSignedIn) return { kind: 'continue' }
  safeSessionStorage.remove('authorizationCode')
  return leave({ reason: 'silent' })
}
