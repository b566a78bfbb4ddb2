import { useState } from 'react'
import { callProvider, pageFields } from './callProvider.ts'
import { authorizeShape, redirectReply, type Authorize } from '../handlers/providers/calls.ts'
import { useProviderCall, type CallState } from './useProviderCall.ts'
import { useReturn } from './useReturn.ts'

export type Trial = 'good' | 'expiredCode' | 'otherState'

export type AuthorizePage = {
  readonly state: CallState<Authorize>
  /** Whether the page is navigating back to the shop. */
  readonly isLeaving: boolean
  readonly onAgree: (account: string, trial: Trial) => void
  readonly onDeny: () => void
  readonly onRetry: () => void
}

/** The state of a provider's authorize page, and the two redirects back to the shop. */
export function useAuthorize(provider: 'google' | 'naver'): AuthorizePage {
  const [isLeaving, setLeaving] = useState(false)
  const { state, retry, fail } = useProviderCall(opens[provider])

  const leave = (way: 'consent' | 'deny', more: object) => {
    if (isLeaving) return
    setLeaving(true)
    callProvider(redirectReply, `${provider}/${way}`, { body: { request: pageFields(), ...more }, need: 'sharedWorld' }).then(
      ({ to }) => location.assign(to),
      (thrown: unknown) => {
        setLeaving(false)
        fail(thrown)
      },
    )
  }
  useReturn(() => setLeaving(false))
  const openedAt = state.at === 'ready' ? state.answer.openedAt : 0
  return {
    state,
    isLeaving,
    onAgree: (account, trial) => leave('consent', { account, trial, openedAt }),
    onDeny: () => leave('deny', {}),
    onRetry: retry,
  }
}

const openOf = (provider: string) => () =>
  callProvider(authorizeShape, `${provider}/authorize`, { body: { request: pageFields() }, need: 'sharedWorld' })
const opens = { google: openOf('google'), naver: openOf('naver') }
