import { useState } from 'react'
import * as v from 'valibot'
import { errorText, type ErrorMessage } from '../../api/errorText.ts'
import type { Cancellation } from '../../api/applyCancellation.ts'
import { useCancelOrderLineMutation, useCancelOrderMutation } from '../../api/orders.ts'
import { refundAccount, type RefundAccount } from '../../contract/orderShape.ts'
import { useDrafts } from '../../store/drafts/useDrafts.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The cancellation of an order, or of one line of it. */
type Target = { orderId: string; lineId?: number; isFromDetail?: true }

/** The open dialog about an order; a cancellation that started in the details returns to them. */
export type OrderDialog =
  | { kind: 'detail'; orderId: string }
  | ({ kind: 'cancel' } & Target)
  | ({ kind: 'canceled' } & Target)
  | ({ kind: 'refused'; words: ErrorMessage } & Target)

/** The form of a cancellation: stored after an error, a closed dialog and an expired session (ORD-10). */
const draftSchema = v.object({ reason: v.string(), account: refundAccount })
export type Draft = v.InferOutput<typeof draftSchema>

const blank: Draft = { reason: '', account: { accountNumber: '', bankCode: '', holderName: '' } }

/** The dialogs about an order and the form of a cancellation: details, cancellation, result (ORD-06…11). */
export function useOrderDialogs(onCanceled?: (cancellation: Cancellation) => void) {
  const errors = useTexts(errorTexts)
  const [dialog, open] = useState<OrderDialog | null>(null)
  const drafts = useDrafts(draftSchema)
  const [cancelOrder, whole] = useCancelOrderMutation()
  const [cancelLine, partial] = useCancelOrderLineMutation()

  const draftOf = (target: Target): Draft => drafts.get(formOf(target)) ?? blank

  const cancel = async (target: Target, virtualAccount: RefundAccount | null) => {
    const { orderId, lineId } = target
    const reason = { cancelReason: draftOf(target).reason.trim(), virtualAccount }
    const call = lineId === undefined ? 'cancelOrder' : 'cancelOrderLine'
    const { error } =
      lineId === undefined
        ? await cancelOrder({ orderId, ...reason })
        : await cancelLine({ orderId, orderItemId: lineId, ...reason })
    const words = error && errorText(error, errors, call)
    if (words) return open({ ...target, kind: 'refused', words })
    if (error) return undefined
    drafts.remove(formOf(target))
    onCanceled?.({ orderId, ...(lineId !== undefined && { orderItemId: lineId }) })
    return open({ ...target, kind: 'canceled' })
  }

  return {
    dialog,
    open,
    draftOf,
    keep: (target: Target, draft: Draft) => drafts.save(formOf(target), draft),
    cancel,
    isCanceling: whole.isLoading || partial.isLoading,
  }
}

export type OrderDialogs = ReturnType<typeof useOrderDialogs>

const formOf = ({ orderId, lineId }: Target) => `cancel/${orderId}/${lineId ?? ''}`
