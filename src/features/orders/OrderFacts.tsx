import type { ReactNode } from 'react'
import type { Order } from '../../contract/orderShape.ts'
import { dateTime, won } from '../../lib/format.ts'
import { statusFacts } from './status.ts'
import { causeTexts } from '../../texts/causes.ts'
import { useCompany } from '../../texts/company.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { orderAmounts, totalLabel, totalOf, unpaidCause } from './amounts.ts'
import css from './Orders.module.css'
import { ordersTexts } from './texts.ts'
import { Facts, type Fact } from '../../ui/layout/Facts.tsx'

/** The deposit account and its deadline, while the deposit is pending. */
export function Deposit({ order: { status, virtualAccount } }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const [company] = useCompany()
  const { language } = useLocale()
  if (statusFacts(status).payment !== 'awaited' || !virtualAccount) return null
  const { bankName, accountNumber, totalAmount, accountHolderName, dueDate } = virtualAccount
  const holder = accountHolderName ?? company
  return (
    <Part title={texts.deposit}>
      <Facts
        layout={css.facts}
        facts={[
          [texts.bank, bankName],
          [
            texts.accountNumber,
            <span key="number" translate="no">
              {accountNumber}
            </span>,
          ],
          ...(holder === undefined ? [] : [[texts.holder, holder] as const]),
          [texts.depositAmount, won(totalAmount, language)],
          [texts.dueAt, texts.dueMoment(dateTime(dueDate, language))],
        ]}
      />
    </Part>
  )
}

/** The payment as a sum: rows, the amount ordered or paid, then what was deducted from it, and what can be done about it. */
export function Amounts({ order, children }: { order: Order; children: ReactNode }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const causes = useTexts(causeTexts)
  const amounts = orderAmounts(order)
  const cause = unpaidCause(order, amounts)
  const { products, shipping, discount, canceled, refunded, remaining } = amounts
  const label = totalLabel(order, amounts)
  const deduction = (name: string, amount: number): Fact[] => (amount === 0 ? [] : [[name, won(-amount, language)]])
  const canceledFact = deduction(texts.canceledLines, canceled)
  const isDeductedLater = label === 'ordered'
  const deductions = [...(isDeductedLater ? canceledFact : []), ...deduction(texts.refunded, refunded)]
  const { isVirtualAccountPayment, failMessage } = order
  return (
    <Part title={texts.payment}>
      <Facts
        layout={css.facts}
        facts={[
          ...(isVirtualAccountPayment ? [[texts.method, texts.virtualAccount] as const] : []),
          ...(statusFacts(order.status).payment === 'failed' && failMessage ? [[texts.failure, failMessage] as const] : []),
          [texts.products, won(products, language)],
          [texts.shipping, shipping > 0 ? won(shipping, language) : texts.free],
          ...deduction(texts.discount, discount),
          ...(isDeductedLater ? [] : canceledFact),
          [texts.totals[label], won(totalOf(amounts, label), language), 'total'],
          ...deductions,
          ...(deductions.length > 0 ? [[texts.remaining, won(remaining, language), 'total'] as const] : []),
        ]}
      />
      {cause && <p className={`${css.note} small`}>{causes[cause]}</p>}
      {children}
    </Part>
  )
}

/** A part of the details with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${css.part} ruled`}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
