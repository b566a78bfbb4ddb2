import type { Order } from '../../contract/orderShape.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { MessageDialog } from '../../ui/feedback/MessageDialog.tsx'
import { cancellationEffect, effectTexts } from './amounts.ts'
import { CancelDialog } from './cancel/CancelDialog.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import type { OrderDialogsState } from './useOrderDialogs.ts'
import { cancelTexts } from './texts.ts'

type Props = {
  orders: readonly Order[]
  dialogs: OrderDialogsState
  /** False for a guest's lookup. */
  mayCancel: boolean
}

export function OrderDialogs({ orders, dialogs, mayCancel }: Props) {
  const texts = useTexts(cancelTexts)
  const { language } = useLocale()
  const { dialog, open } = dialogs
  const order = orders.find(({ orderId }) => orderId === dialog?.orderId)
  if (!dialog || !order) return null
  if (dialog.kind === 'detail') {
    const { orderId } = dialog
    return (
      <OrderDetail
        order={order}
        onClose={() => open(null)}
        {...(mayCancel && {
          onCancel: () => open({ kind: 'cancel', orderId, isFromDetail: true }),
          onCancelLine: (lineId: number) => open({ kind: 'cancel', orderId, lineId, isFromDetail: true }),
        })}
      />
    )
  }
  const leave = () => open(dialog.isFromDetail ? { kind: 'detail', orderId: dialog.orderId } : null)
  const isPartial = dialog.lineId !== undefined
  if (dialog.kind === 'canceled') {
    return (
      <MessageDialog title={isPartial ? texts.doneLineTitle : texts.doneTitle} onClose={leave}>
        {effectTexts(dialog.effect, texts, 'after', language).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </MessageDialog>
    )
  }
  const line = order.details.find(({ id }) => id === dialog.lineId)
  // The form keeps its values; it does not come back for what was cancelled in another window.
  if (dialog.kind === 'failed') {
    const isCanceled = order.status === 'CANCELED' || line?.isCanceled === true
    return (
      <MessageDialog
        title={isPartial ? texts.failedLineTitle : texts.failedTitle}
        error={dialog.message}
        onClose={isCanceled ? leave : () => open({ ...dialog, kind: 'cancel' })}
      />
    )
  }
  return (
    <CancelDialog
      order={order}
      line={line}
      onCancel={(cancellation) => dialogs.cancel(dialog, cancellationEffect(order, line), cancellation)}
      onClose={leave}
    />
  )
}
