import { useTexts } from '../../../src/texts/useTexts.ts'
import type { PaymentDetails } from '../../handlers/providers/calls.ts'
import { PageSelect, TrialTools } from '../Controls.tsx'
import css from './PaymentPage.module.css'
import { paymentTexts } from './texts.ts'

type Props = { payment: PaymentDetails; outcome: string; onChoose: (outcome: string) => void }

/** The outcomes of the payment: by choice, or by the last digits of a number. */
export function SandboxTools({ payment, outcome, onChoose }: Props) {
  const texts = useTexts(paymentTexts)
  const wordFor = (name: string) => texts.outcomes[name] ?? name
  const choices = payment.outcomes.map((value) => ({ value, label: wordFor(value) }))
  return (
    <TrialTools>
      <PageSelect
        label={texts.outcomeLabel}
        hint={texts.outcomeHint}
        value={outcome}
        choices={[{ value: '', label: texts.byNumber }, ...choices]}
        onChoose={onChoose}
      />
      <table className={css.magic}>
        <caption>{texts.magicCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.ending}</th>
            <th scope="col">{texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {payment.magic.map((line) => (
            <tr key={line.ending}>
              <td>{line.ending}</td>
              <td>{wordFor(line.outcome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href="deposits.html" target="_blank" rel="noopener">
          {texts.desk}
        </a>
      </p>
    </TrialTools>
  )
}
