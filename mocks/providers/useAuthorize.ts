import { useState } from 'react'
import { ask, pageFields } from './ask.ts'
import { authorizeShape, wayBack, type Authorize } from './calls.ts'
import { useAsked, type Asked } from './useAsked.ts'
import { useReturn } from './useReturn.ts'

export type Trial = 'good' | 'expiredCode' | 'otherState'

export type AuthorizePage = {
  readonly asked: Asked<Authorize>
  /** The shop waits for its answer. */
  readonly isLeaving: boolean
  readonly onAgree: (account: string, trial: Trial) => void
  readonly onDeny: () => void
  readonly onRetry: () => void
}

/** The authorize page of one provider: who is asked for, and the two ways back. */
export function useAuthorize(provider: 'google' | 'naver'): AuthorizePage {
  const [isLeaving, setLeaving] = useState(false)
  const { asked, again, fail } = useAsked(opens[provider])

  const leave = (way: 'consent' | 'deny', more: object) => {
    if (isLeaving) return
    setLeaving(true)
    ask(wayBack, `${provider}/${way}`, { body: { asked: pageFields(), ...more }, need: 'sharedWorld' }).then(
      ({ to }) => location.assign(to),
      (thrown: unknown) => {
        setLeaving(false)
        fail(thrown)
      },
    )
  }
  useReturn(() => setLeaving(false))
  const openedAt = asked.at === 'ready' ? asked.answer.openedAt : 0
  return {
    asked,
    isLeaving,
    onAgree: (account, trial) => leave('consent', { account, trial, openedAt }),
    onDeny: () => leave('deny', {}),
    onRetry: again,
  }
}

const openOf = (provider: string) => () =>
  ask(authorizeShape, `${provider}/authorize`, { body: { asked: pageFields() }, need: 'sharedWorld' })
const opens = { google: openOf('google'), naver: openOf('naver') }
