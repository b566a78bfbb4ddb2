import { useState } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { dateTime, won } from '../../../src/lib/format.ts'
import type { AwaitedDeposit } from '../../handlers/providers/calls.ts'
import { PageButton, PageInput, PageSelect } from '../Controls.tsx'
import { Shell } from '../Shell.tsx'
import { Loading, Problem } from '../States.tsx'
import css from './DepositsPage.module.css'
import { depositTexts } from './depositTexts.ts'
import type { DepositEnd, DepositsPageProps } from './useDeposits.ts'

/** Emulates deposits to virtual accounts: correct, too small, too late, or notified twice (PAY-10). */
export function DepositsPage({ state, end, onPayIn, onPassDeadline, onRetry }: DepositsPageProps) {
  const texts = useTexts(depositTexts)
  return (
    <Shell brand="payment" name={texts.name} title={texts.page} notice={texts.notice}>
      <div className={css.page} aria-busy={state.at === 'loading'}>
        <h1>{texts.title}</h1>
        <End end={end} />
        {state.at === 'loading' && <Loading />}
        {state.at === 'problem' && <Problem failure={state.failure} words={texts.problems} onRetry={onRetry} />}
        {state.at === 'ready' && state.answer.length === 0 && <p>{texts.none}</p>}
        {state.at === 'ready' && state.answer.length > 0 && (
          <Desk deposits={state.answer} onPayIn={onPayIn} onPassDeadline={onPassDeadline} />
        )}
        <PageButton variant="quiet" onClick={onRetry}>
          {texts.refresh}
        </PageButton>
      </div>
    </Shell>
  )
}

function End({ end }: { end: DepositEnd | undefined }) {
  const texts = useTexts(depositTexts)
  return <output className={css.end}>{end && (end.end === 'taken' ? texts.taken(end.changed) : texts[end.end])}</output>
}

type DeskProps = { deposits: readonly AwaitedDeposit[] } & Pick<DepositsPageProps, 'onPayIn' | 'onPassDeadline'>

function Desk({ deposits, onPayIn, onPassDeadline }: DeskProps) {
  const texts = useTexts(depositTexts)
  const { language } = useLocale()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const deposit = deposits.find(({ accountNumber }) => accountNumber === chosen) ?? deposits.at(-1)
  if (!deposit) return null
  const { accountNumber, amount } = deposit
  const text = typed ?? String(amount)

  const choose = (account: string) => {
    setChosen(account)
    setTyped(undefined)
  }
  const payIn = (notices: number) => {
    const isAmount = /^\d{1,12}$/.test(text)
    setWrong(!isAmount)
    if (isAmount) onPayIn(accountNumber, Number(text), notices)
  }
  const choices = deposits.map(({ orderId, ...account }) => ({
    value: account.accountNumber,
    label: `${account.bankName} ${account.accountNumber} · ${won(account.amount, language)} · ${orderId}`,
  }))
  return (
    <section className={css.desk} aria-label={texts.waiting}>
      <PageSelect
        label={texts.chosen}
        hint={`${deposit.accountHolderName} · ${texts.due(dateTime(new Date(deposit.dueAt).toISOString(), language))}`}
        value={accountNumber}
        choices={choices}
        onChoose={choose}
      />
      <PageInput
        label={texts.amount}
        inputMode="numeric"
        value={text}
        error={isWrong ? texts.amountError : undefined}
        onType={setTyped}
      />
      <PageButton onClick={() => payIn(1)}>{texts.deposit}</PageButton>
      <PageButton variant="quiet" onClick={() => onPayIn(accountNumber, amount - 1, 1)}>
        {texts.tooLittle}
      </PageButton>
      <PageButton variant="quiet" onClick={() => payIn(2)}>
        {texts.twice}
      </PageButton>
      <PageButton variant="quiet" onClick={() => onPassDeadline(accountNumber)}>
        {texts.late}
      </PageButton>
    </section>
  )
}
