import type { ReactNode } from 'react'
import type { Order } from '../../contract/orderShape.ts'
import { shortDateTime, won } from '../../lib/format.ts'
import { phone } from '../../lib/phone.ts'
import { commonTexts } from '../../texts/common.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { OrderLines } from './OrderLines.tsx'
import css from './Orders.module.css'
import { canceledAmount, isCancelable, knownStatus } from './rules.ts'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { ordersTexts } from './texts.ts'

type Props = {
  order: Order
  onClose: () => void
  /** Absent if the order cannot be cancelled. */
  onCancel?: () => void
  onCancelLine?: (lineId: number) => void
}

/** An order's details: lines, address, amounts, payment method and deposit account (ORD-11). */
export function OrderDetail({ order, onClose, onCancel, onCancelLine }: Props) {
  const texts = useTexts(ordersTexts)
  const common = useTexts(commonTexts)
  const known = knownStatus(order.status)
  const { receiver, phoneNumber, address, addressDetail } = order.address
  return (
    <Dialog
      look="wide"
      title={texts.detail}
      eyebrow={`${shortDateTime(order.orderedAt)} · ${order.orderId}`}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        onCancel && isCancelable(order) ? (
          <>
            <Button onClick={onClose}>{common.close}</Button>
            <Button look="outline" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{common.close}</Button>
        )
      }
    >
      <div className={css.head}>
        <OrderStatusChip order={order} />
        {known && <p className={css.sentence}>{texts.sentences[known]}</p>}
      </div>
      <OrderLines order={order} onCancelLine={onCancelLine} />
      <Deposit order={order} />
      <Amounts order={order} />
      <Part title={texts.address}>
        <div lang="ko">
          <DefinitionList
            facts={[
              [texts.receiver, receiver],
              [texts.phone, phone(phoneNumber)],
              [texts.place, `${address} ${addressDetail}`],
            ]}
          />
        </div>
      </Part>
    </Dialog>
  )
}

/** The deposit account and its deadline, while the deposit is pending. */
function Deposit({ order: { status, virtualAccount } }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  if (status !== 'WAITING_FOR_DEPOSIT' || !virtualAccount) return null
  const { bankName, accountNumber, totalAmount, accountHolderName, dueDate } = virtualAccount
  return (
    <Part title={texts.deposit}>
      <DefinitionList
        facts={[
          [texts.bank, bankName],
          [texts.accountNumber, accountNumber],
          [texts.holder, accountHolderName ?? texts.company],
          [texts.depositAmount, won(totalAmount, language)],
          [texts.dueAt, texts.until(shortDateTime(dueDate))],
        ]}
      />
    </Part>
  )
}

function Amounts({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  const canceled = canceledAmount(order)
  const { productAmount, shippingAmount, totalAmount, isVirtualAccountPayment, failMessage } = order
  return (
    <Part title={texts.payment}>
      <DefinitionList
        facts={[
          [texts.method, isVirtualAccountPayment ? texts.byVirtualAccount : texts.byOther],
          ...(order.status === 'FAILED' && failMessage ? [[texts.failure, failMessage] as const] : []),
          [texts.products, won(productAmount, language)],
          [texts.shipping, shippingAmount > 0 ? won(shippingAmount, language) : texts.free],
          ...(canceled > 0 ? [[texts.canceledLines, won(-canceled, language)] as const] : []),
        ]}
        total={[texts.total, won(totalAmount, language)]}
      />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
