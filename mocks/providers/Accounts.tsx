import { useTexts } from '../../src/texts/useTexts.ts'
import css from './Accounts.module.css'
import { authorizeTexts } from './authorizeTexts.ts'
import type { Account } from '../handlers/providers/calls.ts'
import { PageSelect, TrialTools } from './Controls.tsx'
import type { Trial } from './useAuthorize.ts'

type Props = { accounts: readonly Account[]; chosen?: string | undefined; onChoose: (id: string) => void }

/** The accounts at a provider, with the data that the shop has of each. */
export function Accounts({ accounts, chosen, onChoose }: Props) {
  const about = useAbout()
  return (
    <ul className={css.list}>
      {accounts.map((account) => (
        <li key={account.id}>
          <button
            type="button"
            className={css.account}
            aria-pressed={chosen === undefined ? undefined : chosen === account.id}
            onClick={() => onChoose(account.id)}
          >
            <Initial name={account.name} />
            <span>
              <strong>{account.name}</strong>
              <span>{account.email}</span>
              <small>{about(account)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Initial({ name }: { name: string }) {
  return (
    <span className={css.initial} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  )
}

function useAbout() {
  const texts = useTexts(authorizeTexts)
  return ({ id, orders, hasInformation, hasPicked }: Account) => {
    if (id === 'new') return texts.newcomer
    const more = [...(hasPicked ? [texts.picked] : []), ...(hasInformation ? [] : [texts.withoutInformation])]
    return [texts.orders(orders), ...more].join(' · ')
  }
}

/** A choice for testers: replies that a shop has to refuse. */
export function TrialChoice({ trial, onChoose }: { trial: Trial; onChoose: (trial: Trial) => void }) {
  const texts = useTexts(authorizeTexts)
  const trials = (['good', 'expiredCode', 'otherState'] as const).map((value) => ({ value, label: texts.trials[value] }))
  return (
    <TrialTools>
      <PageSelect
        label={texts.trialLabel}
        hint={texts.trialHint}
        value={trial}
        choices={trials}
        onChoose={(value) => onChoose(trials.find((known) => known.value === value)?.value ?? 'good')}
      />
    </TrialTools>
  )
}
