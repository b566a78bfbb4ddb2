import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ErrorMessage } from '../../api/errorText.ts'
import { env } from '../../config/env.ts'
import { toGuestCallback } from '../../config/paths.ts'
import { fingerprint } from '../../lib/device.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { authorizeUrl, loginClients, randomText } from './authorize.ts'
import css from './LoginForm.module.css'
import { loginTexts } from './texts.ts'

/** The configured providers and the guest's button; `notice` explains why the last sign-in failed. */
export function LoginForm({ notice }: { notice: ErrorMessage | null }) {
  const login = useTexts(loginTexts)
  const common = useTexts(commonTexts)
  const guest = useGuestSignIn()
  const clients = loginClients()
  const message = guest.hasFailed ? { text: login.deviceUnknown } : notice
  return (
    <div className={css.form}>
      {message && (
        <div className={css.notice} role="alert" lang={message.lang}>
          <FieldError>{message.text}</FieldError>
        </div>
      )}
      {clients.map(({ provider, client }) => (
        <Button
          key={provider}
          variant="outline"
          size="large"
          isWide
          onClick={() => location.assign(authorizeUrl(provider, client))}
        >
          <ProviderDisc provider={provider} />
          <span>{login[provider]}</span>
        </Button>
      ))}
      <Button
        {...(clients.length > 0 ? { variant: 'quiet' } : { size: 'large', isWide: true })}
        isBusy={guest.isBusy}
        onClick={guest.start}
      >
        {login.guest}
      </Button>
      {env.privacyUrl !== undefined && (
        <a className={css.policy} href={env.privacyUrl} target="_blank" rel="noopener" title={common.newTab}>
          {login.privacy}
        </a>
      )}
    </div>
  )
}

/** A guest is identified by the device alone: its id is sent in place of a provider's code. */
function useGuestSignIn() {
  const navigate = useNavigate()
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle')
  const start = () => {
    setStep('busy')
    fingerprint()
      .then((id) => navigate(toGuestCallback(randomText(), id)))
      .catch(() => setStep('failed'))
  }
  return { start, isBusy: step === 'busy', hasFailed: step === 'failed' }
}

const letters = { google: 'G', naver: 'N' } as const

/** The provider's color and initial only: we may not use the logos. */
function ProviderDisc({ provider }: { provider: 'google' | 'naver' }) {
  return (
    <span className={css.disc} data-provider={provider} aria-hidden="true">
      {letters[provider]}
    </span>
  )
}
