import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isSessionRefused, type ApiError } from '../../api/errors.ts'
import { patterns } from '../../config/paths.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { afterSignIn, isSignInUnderWay, signIn, type SignIn, type SignInEnd } from './signIn.ts'
import { forgetState, isGivenOut, isProvider } from './states.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'

/** Why a callback or a guard redirected to the login page; stored in the history entry. */
export type LoginNotice =
  | { reason: 'denied' | 'providerError' | 'unsupported' | 'silent' | 'cart' }
  | { reason: 'failed'; error: ApiError }
  /** The result of a payment, which is shown after the login. */
  | { reason: 'payment'; orderId: string; path: string }

/** Handles a provider's callback and navigates on. `failure` is an error that a retry may resolve. */
export function useProviderReturn(provider: string): { failure: ApiError | null; retry: () => void } {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [round, setRound] = useState(0)

  // A second run of the effect would not find what the first has removed from storage.
  const left = useRef<URLSearchParams>(null)

  useEffect(() => {
    if (left.current === parameters) return undefined
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
    if (step.kind === 'leave') {
      left.current = parameters
      endAttempt(parameters)
      go(patterns.login, step.notice)
    } else if (step.kind === 'continue' && userId !== null) void dispatch(afterSignIn(userId)).then(finish)
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

type NextStep = { kind: 'leave'; notice: LoginNotice } | { kind: 'continue' } | { kind: 'signIn'; attempt: SignIn }

const leave = (notice: LoginNotice): NextStep => ({ kind: 'leave', notice })

function nextStep(provider: string, parameters: URLSearchParams, isSignedIn: boolean): NextStep {
  if (!isProvider(provider)) return leave({ reason: 'unsupported' })

  const state = parameters.get('state')
  const code = parameters.get('code')
  if (!state) return leave({ reason: 'silent' })
  if (!code) return leave({ reason: reasonOf(parameters.get('error')) })

  const attempt: SignIn = { provider, code, state }
  if (isSignInUnderWay(code)) return { kind: 'signIn', attempt }
  if (safeSessionStorage.read('authorizationCode') === code)
    return isSignedIn ? { kind: 'continue' } : leave({ reason: 'silent' })
  // Another person began this sign-in, or this browser has lost its storage (RFC 6749, 10.12).
  return isGivenOut(provider, state) ? { kind: 'signIn', attempt } : leave({ reason: 'denied' })
}

/** A sign-in that goes on no more: a reload in its midst, or an error of the provider. */
function endAttempt(parameters: URLSearchParams): void {
  const [state, code] = [parameters.get('state'), parameters.get('code')]
  if (state) void forgetState(state)
  if (code && safeSessionStorage.read('authorizationCode') === code) safeSessionStorage.remove('authorizationCode')
}
