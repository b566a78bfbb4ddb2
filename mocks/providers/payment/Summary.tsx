import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { won } from '../../../src/lib/format.ts'
import type { AskedPayment } from '../calls.ts'
import css from './PaymentPage.module.css'
import { paymentTexts } from './texts.ts'

/** What is being paid for: words that came with the request, shown as text. */
export function Summary({ asked }: { asked: AskedPayment }) {
  const texts = useTexts(paymentTexts)
  const { language } = useLocale()
  const rows = [
    [texts.shop, asked.shopName],
    [texts.goods, asked.goods],
    [texts.order, asked.orderId],
    [texts.buyer, asked.buyer],
  ] as const
  return (
    <aside className={css.summary}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{texts.amount}</dt>
          <dd>{won(asked.amount, language)}</dd>
        </div>
      </dl>
    </aside>
  )
}
