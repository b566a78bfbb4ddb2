import type { VirtualAccount } from '../../contract/orderShape.ts'
import { dateParts, won } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { useCompany } from '../../texts/company.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SlipFacts, TornPaper } from './Outcome.tsx'
import css from './Payment.module.css'
import { paymentTexts } from './texts.ts'
import { copyText } from '../../ui/copyText.ts'

/** Account, amount and deadline of the deposit. */
export function DepositAccount({ account }: { account: VirtualAccount }) {
  const payment = useTexts(paymentTexts)
  const [company] = useCompany()
  const { language } = useLocale()
  const texts = payment.account
  const holder = account.accountHolderName ?? company
  return (
    <>
      <TornPaper label={texts.label}>
        <p className="small" lang={langOf(account.bankName)}>
          {account.bankName}
        </p>
        <div className={css.number}>
          <b translate="no">{account.accountNumber}</b>
          <Copy number={account.accountNumber} />
        </div>
        <SlipFacts
          facts={[
            [
              texts.amount,
              <b key="amount" className={css.amount} translate="no">
                {won(account.totalAmount, language)}
              </b>,
            ],
            ...(holder === undefined ? [] : [[texts.holder, holder] as const]),
            [texts.deadline, <b key="deadline">{texts.until(dateParts(account.dueDate))}</b>],
          ]}
        />
      </TornPaper>
      <ul className={`${css.notices} small`}>
        {texts.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </>
  )
}

function Copy({ number }: { number: string }) {
  const payment = useTexts(paymentTexts)
  const { copy, copied, notCopied } = payment.account
  return (
    <Button variant="outline" size="compact" onClick={() => void copyText(number, copied, notCopied)}>
      <Icon name="copy" />
      <span>{copy}</span>
    </Button>
  )
}
