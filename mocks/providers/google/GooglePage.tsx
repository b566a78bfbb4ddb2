import { useState } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Accounts, Initial, TrialChoice } from '../Accounts.tsx'
import type { Account, Authorize } from '../../handlers/providers/calls.ts'
import { PageButton } from '../Controls.tsx'
import { focusOnMount } from '../focus.ts'
import { Shell } from '../Shell.tsx'
import { Loading, Problem } from '../States.tsx'
import type { AuthorizePage, Trial } from '../useAuthorize.ts'
import css from './GooglePage.module.css'
import { googleTexts } from './texts.ts'

/** Google's authorize page: choose an account, agree or cancel (AUTH-05). */
export function GooglePage({ state, isLeaving, onAgree, onDeny, onRetry }: AuthorizePage) {
  const texts = useTexts(googleTexts)
  return (
    <Shell brand="google" name={texts.name} title={texts.page} notice={texts.notice}>
      <div className={css.card} aria-busy={state.at === 'loading' || isLeaving}>
        {state.at === 'loading' && <Loading />}
        {state.at === 'problem' && <Problem failure={state.failure} words={texts.problems} onRetry={onRetry} />}
        {state.at === 'ready' && <Steps {...state.answer} isLeaving={isLeaving} onAgree={onAgree} onDeny={onDeny} />}
      </div>
    </Shell>
  )
}

type StepsProps = Authorize & Pick<AuthorizePage, 'isLeaving' | 'onAgree' | 'onDeny'>

function Steps({ shopName, accounts, isLeaving, onAgree, onDeny }: StepsProps) {
  const texts = useTexts(googleTexts)
  const [id, setId] = useState<string>()
  const [trial, setTrial] = useState<Trial>('good')
  const account = accounts.find((known) => known.id === id)
  if (!account) {
    return (
      <>
        <Words title={texts.chooseTitle} text={texts.chooseText(shopName)} />
        <div className={css.content}>
          <Accounts accounts={accounts} onChoose={setId} />
          <div className={css.actions}>
            <PageButton variant="quiet" disabled={isLeaving} onClick={onDeny}>
              {texts.cancel}
            </PageButton>
          </div>
        </div>
      </>
    )
  }
  return (
    <>
      <Words title={texts.consentTitle(shopName)} text={texts.consentText(shopName)} />
      <div className={css.content}>
        <Chosen account={account} />
        <ul className={css.shared}>
          {texts.shared.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <TrialChoice trial={trial} onChoose={setTrial} />
        <div className={css.actions}>
          <PageButton variant="quiet" disabled={isLeaving} onClick={() => setId(undefined)}>
            {texts.other}
          </PageButton>
          <PageButton variant="quiet" disabled={isLeaving} onClick={onDeny}>
            {texts.cancel}
          </PageButton>
          <PageButton disabled={isLeaving} onClick={() => onAgree(account.id, trial)}>
            {texts.proceed}
          </PageButton>
        </div>
      </div>
    </>
  )
}

/** The heading of a step, which gets the focus. */
function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className={css.words}>
      <h1 key={title} tabIndex={-1} ref={focusOnMount}>
        {title}
      </h1>
      <p>{text}</p>
    </div>
  )
}

function Chosen({ account }: { account: Account }) {
  return (
    <p className={css.chosen}>
      <Initial name={account.name} />
      <span>{` ${account.email}`}</span>
    </p>
  )
}
