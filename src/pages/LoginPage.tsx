import { useLocation } from 'react-router-dom'
import { errorText } from '../api/errorText.ts'
import { LoginForm } from '../features/auth/LoginForm.tsx'
import { ContactSheet } from '../features/landing/ContactSheet.tsx'
import type { LoginNotice } from '../features/auth/useProviderReturn.ts'
import type { Vocabularies } from '../texts/catalogue.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { usePickingTexts } from '../texts/provider.tsx'
import { Page, PageTitle } from '../ui/Page.tsx'
import css from './LoginPage.module.css'

export function LoginPage() {
  const texts = usePickingTexts()
  useDocumentTitle(texts.titles.login)
  const notice = noticeOf(useLocation().state)
  return (
    <div className={css.page}>
      <ContactSheet />
      <div className={css.words}>
        <Page width="read">
          <PageTitle lead={texts.login.subtitle}>{texts.login.heading}</PageTitle>
          <LoginForm notice={notice && wordsOf(notice, texts)} />
        </Page>
      </div>
    </div>
  )
}

function noticeOf(state: unknown): LoginNotice | null {
  return isNotice(state) && state.reason !== 'silent' ? state : null
}

function isNotice(state: unknown): state is LoginNotice {
  return typeof state === 'object' && state !== null && 'reason' in state
}

function wordsOf(notice: LoginNotice, { login, errors }: Vocabularies['picking']): { text: string; lang?: 'ko' } | null {
  if (notice.reason === 'denied') return { text: login.denied }
  if (notice.reason === 'unsupported') return { text: login.unsupported }
  // 'login failed' and the server's error (AUTH-10).
  const words = notice.reason === 'failed' ? errorText(notice.error, errors, 'signInAsGuest') : null
  if (!words || words.text === errors.calls.signInAsGuest) return { text: login.failed }
  return { text: `${login.failed}: ${words.text}`, ...(words.lang ? { lang: words.lang } : {}) }
}
