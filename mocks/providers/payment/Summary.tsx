import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { won } from '../../../src/lib/format.ts'
import type { PaymentDetails } from '../../handlers/providers/calls.ts'
import css from './PaymentPage.module.css'
import { paymentTexts } from './texts.ts'

/** The payment's details from the request. */
export function Summary({ payment }: { payment: PaymentDetails }) {
  const texts = useTexts(paymentTexts)
  const { language } = useLocale()
  const rows = [
    [texts.shop, payment.shopName],
    [texts.goods, payment.goods],
    [texts.order, payment.orderId],
    [texts.buyer, payment.buyer],
  ] as const
  return (
    <aside className={css.summary}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate={value === payment.orderId ? 'no' : undefined}>{value || '–'}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{texts.amount}</dt>
          <dd translate="no">{won(payment.amount, language)}</dd>
        </div>
      </dl>
    </aside>
  )
}
