import { count, won } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import type { Fact } from '../../ui/layout/Facts.tsx'
import { hasSucceeded, statusFacts } from '../orders/status.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { addressLine } from '../address/addressLine.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { SlipFacts, TornPaper } from './Outcome.tsx'
import css from './ReceiptSlip.module.css'
import { paymentTexts } from './texts.ts'
import type { Receipt } from './useReceipt.ts'

/** Has the height of a receipt for one product, so that the buttons below do not move. */
export function ReceiptLoading() {
  const { receipt: texts } = useTexts(paymentTexts)
  return (
    <TornPaper>
      <div className={css.loading}>
        <Spinner label={texts.loading} />
      </div>
    </TornPaper>
  )
}

type Props = {
  receipt: Receipt
  status: string
  /** False beside the slip of an account, which has the amount to deposit. */
  hasTotal?: boolean
}

/** The goods, the amount, where they go and how long that takes; of a failed payment the goods and the amount. */
export function ReceiptSlip({ receipt, status, hasTotal = true }: Props) {
  const { lines, total, address } = receipt
  const { payment, isOver } = statusFacts(status)
  const isAwaited = payment === 'awaited'
  const isFailed = payment === 'failed'
  const { receipt: texts } = useTexts(paymentTexts)
  const { afterPayment, afterDeposit } = useTexts(purchaseTexts)
  const { language } = useLocale()
  const sum: Fact = [
    isAwaited ? texts.toDeposit : isFailed ? texts.unpaid : texts.paid,
    <b key="amount" className={css.amount} translate="no">
      {won(total, language)}
    </b>,
  ]
  const recipient: Fact[] = address
    ? [
        [
          texts.recipient,
          <span key="recipient" lang={langOf(address.receiver)}>
            {address.receiver}
          </span>,
        ],
        [
          texts.address,
          <span key="address" lang={langOf(address.address)}>
            {addressLine(address)}
          </span>,
          'long',
        ],
      ]
    : []
  return (
    <TornPaper label={isFailed ? texts.unpaidLabel : texts.label}>
      <ul className={css.goods}>
        {lines.map(({ key, name, imageUrl, size, quantity }) => (
          <li key={key} className="pictured">
            <Image picture={{ ...imageAttributes(imageUrl), sizes: '(width > 48em) 11rem, 4rem' }} ratio="4:5" />
            <p>
              <b lang={langOf(name)}>{name}</b>
              <span>{texts.line(size, count(quantity))}</span>
            </p>
          </li>
        ))}
      </ul>
      <SlipFacts facts={hasTotal ? [sum, ...recipient] : recipient} />
      {hasSucceeded(status) && !isOver && (
        <p className={`${css.delivery} ruled`}>
          <Icon name="truck" />
          <span>{isAwaited ? afterDeposit : afterPayment}</span>
        </p>
      )}
    </TornPaper>
  )
}
