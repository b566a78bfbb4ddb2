import type { Order } from '../../contract/orderShape.ts'
import { dateTime } from '../../lib/format.ts'
import { phone } from '../../lib/phone.ts'
import { langOf } from '../../lib/langOf.ts'
import { addressLine } from '../address/addressLine.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { OrderStatusChip } from './OrderProgress.tsx'
import { OrderLines } from './OrderLines.tsx'
import { Facts } from '../../ui/layout/Facts.tsx'
import { Amounts, Deposit, Part } from './OrderFacts.tsx'
import css from './Orders.module.css'
import { isCancelable } from './rules.ts'
import { ordersTexts } from './texts.ts'

type Props = {
  order: Order
  onClose: () => void
  /** Absent if the order cannot be cancelled. */
  onCancel?: () => void
  onCancelLine?: (lineId: number) => void
}

/** An order's details: deposit account, amounts and address, which its card does not show, then its lines. */
export function OrderDetail({ order, onClose, onCancel, onCancelLine }: Props) {
  const texts = useTexts(ordersTexts)
  const { language } = useLocale()
  return (
    <Dialog
      variant="wide"
      title={texts.detail}
      eyebrow={
        <>
          <span translate="no">{order.orderId}</span>
          <span>{` · ${dateTime(order.orderedAt, language)}`}</span>
        </>
      }
      onClose={onClose}
    >
      <OrderStatusChip order={order} />
      <div className={css.detail}>
        <Deposit order={order} />
        <Amounts order={order}>
          {onCancel && isCancelable(order) && (
            <Button variant="quiet" size="compact" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </Amounts>
        <DeliveryAddress order={order} />
      </div>
      <Part title={texts.lines}>
        <OrderLines order={order} onCancelLine={onCancelLine} />
      </Part>
    </Dialog>
  )
}

function DeliveryAddress({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts)
  const { receiver, phoneNumber, address } = order.address
  return (
    <Part title={texts.address}>
      <Facts
        layout={css.facts}
        facts={[
          [
            texts.receiver,
            <span key="receiver" lang={langOf(receiver)}>
              {receiver}
            </span>,
          ],
          [texts.phone, phone(phoneNumber)],
          [
            texts.fullAddress,
            <span key="address" lang={langOf(address)}>
              {addressLine(order.address)}
            </span>,
            'long',
          ],
        ]}
      />
    </Part>
  )
}
