import { patterns } from '../../config/paths.ts'
import type { Completion } from '../../contract/orderShape.ts'
import { statusFacts } from '../orders/status.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DepositAccount } from './DepositAccount.tsx'
import { copyText } from '../../ui/copyText.ts'
import { OrderStatusButton } from './OrderStatusButton.tsx'
import { Outcome } from './Outcome.tsx'
import css from './Payment.module.css'
import { ReceiptLoading, ReceiptSlip } from './ReceiptSlip.tsx'
import { useReceipt } from './useReceipt.ts'
import { paymentTexts } from './texts.ts'

/** A paid order, or one with a pending deposit. */
export function Success({ orderId, completion }: { orderId: string; completion: Completion }) {
  const { status, virtualAccount } = completion
  const texts = useTexts(paymentTexts)
  const common = useTexts(commonTexts)
  const isAwaited = statusFacts(status).payment === 'awaited'
  const account = isAwaited ? virtualAccount : null
  const { receipt, isLoading } = useReceipt(orderId, completion)
  const actions = (
    <>
      <OrderStatusButton orderId={orderId} phoneNumber={receipt?.address?.phoneNumber ?? ''} />
      <ButtonLink variant="outline" size="large" to={patterns.home}>
        {common.home}
      </ButtonLink>
    </>
  )
  return (
    <Outcome
      tone="success"
      title={isAwaited ? texts.awaited : texts.confirmed}
      fact={
        <>
          <span>{`${texts.orderNumber} `}</span>
          <b translate="no">{orderId}</b>
          <IconButton label={texts.copyNumber} onClick={() => void copyText(orderId, texts.numberCopied, texts.numberNotCopied)}>
            <Icon name="copy" />
          </IconButton>
        </>
      }
      aside={receipt ? <ReceiptSlip receipt={receipt} status={status} hasTotal={!account} /> : isLoading && <ReceiptLoading />}
      actions={actions}
    >
      {account && <DepositAccount account={account} />}
      {!isAwaited && !receipt && !isLoading && <p className={css.muted}>{texts.confirmedText}</p>}
    </Outcome>
  )
}
