import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ErrorMessage } from '../../api/errorText.ts'
import { env } from '../../config/env.ts'
import { patterns, toGuestCallback } from '../../config/paths.ts'
import { addressForBrowser, isWebView } from '../../lib/device.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { copyText } from '../../ui/copyText.ts'
import { FieldError } from '../../ui/controls/FieldError.tsx'
import { authorizeUrl, loginClients } from './authorize.ts'
import css from './LoginForm.module.css'
import { giveOutState } from './states.ts'
import { loginTexts } from './texts.ts'

type Props = {
  /** Why the last sign-in failed, or why to sign in. */
  notice: ErrorMessage | null
  /** The order of the notice: a guest's can be looked up without a sign-in. */
  orderId?: string | undefined
}

/** The configured providers and the guest's button. */
export function LoginForm({ notice, orderId }: Props) {
  const login = useTexts(loginTexts)
  const common = useTexts(commonTexts)
  const guest = useGuestSignIn()
  const clients = loginClients()
  const [needsBrowser, setNeedsBrowser] = useState(false)
  const message = needsBrowser ? { text: login.webView } : guest.hasFailed ? { text: login.deviceUnknown } : notice
  const start = async ({ provider, client }: (typeof clients)[number]) => {
    if (provider === 'google' && isWebView()) setNeedsBrowser(true)
    else location.assign(await authorizeUrl(provider, client))
  }
  return (
    <div className={css.form}>
      {message && (
        <div className={css.notice} role="alert" lang={message.lang}>
          <FieldError>{message.text}</FieldError>
          {needsBrowser && <WayToBrowser />}
          {!needsBrowser && orderId !== undefined && (
            <ButtonLink variant="quiet" size="compact" to={patterns.guestOrders} state={{ orderId, phoneNumber: '' }}>
              {login.guestOrder}
            </ButtonLink>
          )}
        </div>
      )}
      {clients.map((client) => (
        <Button key={client.provider} variant="outline" size="large" isWide onClick={() => void start(client)}>
          <ProviderMark provider={client.provider} />
          <span>{login[client.provider]}</span>
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
        <a className={`${css.policy} small link`} href={env.privacyUrl} target="_blank" rel="noopener" title={common.newTab}>
          {login.privacy}
        </a>
      )}
    </div>
  )
}

/** Opens this page in the device's browser, or copies its address. */
function WayToBrowser() {
  const { openBrowser, copyAddress, copied, notCopied } = useTexts(loginTexts)
  const { href } = location
  const address = addressForBrowser(href)
  const go = () => (address === null ? void copyText(href, copied, notCopied(href)) : location.assign(address))
  return (
    <Button variant="quiet" size="compact" onClick={go}>
      {address === null ? copyAddress : openBrowser}
    </Button>
  )
}

/** A guest is identified by the device alone: its id is sent in place of a provider's code. */
function useGuestSignIn() {
  const navigate = useNavigate()
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle')
  const start = () => {
    setStep('busy')
    fingerprint()
      .then(async (id) => navigate(toGuestCallback(await giveOutState('guest'), id)))
      .catch(() => setStep('failed'))
  }
  return { start, isBusy: step === 'busy', hasFailed: step === 'failed' }
}

/** Drawn after the providers' rules for such buttons: Google's four colors on white, Naver's white on green. */
function ProviderMark({ provider }: { provider: 'google' | 'naver' }) {
  return (
    <svg className={css.mark} data-provider={provider} viewBox="0 0 24 24" aria-hidden="true">
      {provider === 'google' ? (
        <>
          <path d="M16.2 7.8A6 6 0 0 0 6.8 9" />
          <path d="M6.8 9A6 6 0 0 0 6.8 15" />
          <path d="M6.8 15A6 6 0 0 0 15.9 16.6" />
          <path d="M15.9 16.6A6 6 0 0 0 18 12H12.3" />
        </>
      ) : (
        <path d="M7 17V7h3.2l3.6 5.2V7H17v10h-3.2l-3.6-5.2V17z" />
      )}
    </svg>
  )
}
