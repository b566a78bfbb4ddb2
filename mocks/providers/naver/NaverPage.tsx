import { useState, type FormEvent } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Accounts, TrialChoice } from '../Accounts.tsx'
import type { Authorize } from '../../handlers/providers/calls.ts'
import { PageButton } from '../Controls.tsx'
import { Shell } from '../Shell.tsx'
import { Loading, Problem } from '../States.tsx'
import type { AuthorizePage, Trial } from '../useAuthorize.ts'
import css from './NaverPage.module.css'
import { naverTexts } from './texts.ts'

/** Naver's authorize page: choose an account and the shared data, agree or deny (AUTH-04). */
export function NaverPage({ state, isLeaving, onAgree, onDeny, onRetry }: AuthorizePage) {
  const texts = useTexts(naverTexts)
  return (
    <Shell brand="naver" name={texts.name} title={texts.page} notice={texts.notice}>
      <div className={css.page} aria-busy={state.at === 'loading' || isLeaving}>
        {state.at === 'loading' && <Loading />}
        {state.at === 'problem' && <Problem failure={state.failure} words={texts.problems} onRetry={onRetry} />}
        {state.at === 'ready' && <Consent {...state.answer} isLeaving={isLeaving} onAgree={onAgree} onDeny={onDeny} />}
      </div>
    </Shell>
  )
}

type ConsentProps = Authorize & Pick<AuthorizePage, 'isLeaving' | 'onAgree' | 'onDeny'>

function Consent({ shopName, accounts, isLeaving, onAgree, onDeny }: ConsentProps) {
  const texts = useTexts(naverTexts)
  const [account, setAccount] = useState(accounts[0]?.id ?? '')
  const [isAgreed, setAgreed] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const [trial, setTrial] = useState<Trial>('good')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!isAgreed)
    if (isAgreed) onAgree(account, trial)
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <h1>{texts.title(shopName)}</h1>
      <p>{texts.text(shopName)}</p>
      <h2>{texts.who}</h2>
      <Accounts accounts={accounts} chosen={account} onChoose={setAccount} />
      <label className={css.required}>
        <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <strong>{texts.required}</strong>
        <small>{texts.items.join(', ')}</small>
      </label>
      {isMissing && (
        <p className={css.missing} role="alert">
          {texts.isRequired}
        </p>
      )}
      <TrialChoice trial={trial} onChoose={setTrial} />
      <div className={css.actions}>
        <PageButton variant="quiet" disabled={isLeaving} onClick={onDeny}>
          {texts.deny}
        </PageButton>
        <PageButton isSubmit disabled={isLeaving}>
          {texts.agree}
        </PageButton>
      </div>
    </form>
  )
}
