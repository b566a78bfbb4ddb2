import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useErrorText, type ErrorMessage } from '../../api/errorText.ts'
import { loginClients } from './authorize.ts'
import { LoginForm } from './LoginForm.tsx'
import { SheetLayout } from '../../ui/layout/SheetLayout.tsx'
import type { LoginNotice } from './useProviderReturn.ts'
import { useAppSelector } from '../../hooks.ts'
import { loginTexts } from './texts.ts'
import { errorTexts } from '../../texts/errors.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { safeSessionStorage } from '../../lib/storage.ts'

export function LoginPage() {
  usePage()
  const login = useTexts(loginTexts)
  const notice = readNotice(useLocation().state)
  const hasExpired = useAppSelector((state) => state.auth.hasExpired)
  const failure = useNoticeMessage(notice)
  const payment = notice?.reason === 'payment' ? notice : null
  const path = payment?.path
  useEffect(() => {
    if (path !== undefined) safeSessionStorage.write('paymentReturn', path)
  }, [path])
  const message = notice ? failure : hasExpired ? { text: login.expired } : null
  return (
    <SheetLayout phoneRows={2}>
      <PageTitle lead={loginClients().length > 0 ? login.subtitle : login.guestSubtitle}>{login.heading}</PageTitle>
      <LoginForm notice={message} orderId={payment?.orderId} />
    </SheetLayout>
  )
}

function readNotice(state: unknown): LoginNotice | null {
  return isNotice(state) && state.reason !== 'silent' ? state : null
}

function isNotice(state: unknown): state is LoginNotice {
  return typeof state === 'object' && state !== null && 'reason' in state
}

function useNoticeMessage(notice: LoginNotice | null): ErrorMessage | null {
  const login = useTexts(loginTexts)
  const { calls } = useTexts(errorTexts)
  const errorText = useErrorText()
  if (!notice) return null
  if (notice.reason === 'denied') return { text: login.denied }
  if (notice.reason === 'providerError') return { text: login.providerError }
  if (notice.reason === 'payment') return { text: login.payment(notice.orderId) }
  if (notice.reason === 'cart') return { text: login.cart }
  if (notice.reason === 'unsupported') return { text: login.unsupported }
  const message = notice.reason === 'failed' ? errorText(notice.error, 'signInAsGuest') : null
  if (!message || message.text === calls.signInAsGuest) return { text: login.failed }
  return { text: `${login.failed}: ${message.text}`, ...(message.lang ? { lang: message.lang } : {}) }
}
