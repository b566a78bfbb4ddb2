import { AmountText } from '../../ui/AmountText.tsx'
import type { Order } from '../../contract/orderShape.ts'
import { commonTexts } from '../../texts/common.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { cancellationEffect, type CancellationEffect, effectTexts } from './amounts.ts'
import { useHideSuccessToast } from '../../ui/toasts.ts'
import { CancelDialog } from './cancel/CancelDialog.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import type { OrderDialogs as Dialogs } from './useOrderDialogs.ts'
import { cancelTexts } from './texts.ts'
import { sentences } from '../../ui/sentences.tsx'

type Props = {
  orders: readonly Order[]
  dialogs: Dialogs
  /** False for a guest's lookup. */
  mayCancel: boolean
}

export function OrderDialogs({ orders, dialogs, mayCancel }: Props) {
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
  if (dialog.kind === 'canceled')
    return <Canceled isPartial={dialog.lineId !== undefined} effect={dialog.effect} onClose={leave} />
  if (dialog.kind === 'refused') {
    return (
      <Refused
        isPartial={dialog.lineId !== undefined}
        message={dialog.message}
        onClose={() => open({ ...dialog, kind: 'cancel' })}
      />
    )
  }
  const line = order.details.find(({ id }) => id === dialog.lineId)
  return (
    <CancelDialog
      order={order}
      line={line}
      onCancel={(cancellation) => dialogs.cancel(dialog, cancellationEffect(order, line), cancellation)}
      onClose={leave}
    />
  )
}

type CanceledProps = { isPartial: boolean; effect: CancellationEffect; onClose: () => void }

/** Confirms the cancellation, with its refund. */
function Canceled({ isPartial, effect, onClose }: CanceledProps) {
  const { language } = useLocale()
  const texts = useTexts(cancelTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      title={isPartial ? texts.doneLineTitle : texts.doneTitle}
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      {effectTexts(effect, texts, 'after', language).map((text) => (
        <p key={text}>
          <AmountText>{text}</AmountText>
        </p>
      ))}
    </Dialog>
  )
}

type RefusedProps = { isPartial: boolean; message: { text: string; lang?: string | undefined }; onClose: () => void }

/** Why the cancellation failed; the form keeps its values. */
function Refused({ isPartial, message, onClose }: RefusedProps) {
  useHideSuccessToast()
  const texts = useTexts(cancelTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      title={isPartial ? texts.failedLineTitle : texts.failedTitle}
      closeLabel={common.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.confirm}</Button>}
    >
      <p lang={message.lang}>{sentences(message.text)}</p>
    </Dialog>
  )
}
