import { useState } from 'react'
import { errorText, type Words } from '../../api/errorText.ts'
import type { Cancellation } from '../../api/canceled.ts'
import { useCancelOrderLineMutation, useCancelOrderMutation } from '../../api/orders.ts'
import type { RefundAccount } from '../../contract/orderShape.ts'
import { useTexts } from '../../texts/provider.tsx'

/** The cancellation of an order, or of one line of it. */
type Target = { orderId: string; lineId?: number; isFromDetail?: true }

/** The one dialog that is open about an order; its ends lead back to where one came from. */
export type OrderDialog =
  | { kind: 'detail'; orderId: string }
  | ({ kind: 'cancel' } & Target)
  | ({ kind: 'canceled' } & Target)
  | ({ kind: 'refused'; words: Words } & Target)

/** What was typed for a cancellation: it outlives a refusal and a closed dialog (ORD-10). */
export type Draft = { reason: string; account: RefundAccount }

const blank: Draft = { reason: '', account: { accountNumber: '', bankCode: '', holderName: '' } }

/** Detail, cancellation and how it ended: one dialog after the other, and what was typed (ORD-06…11). */
export function useOrderDialogs(onCanceled?: (asked: Cancellation) => void) {
  const { errors } = useTexts()
  const [dialog, open] = useState<OrderDialog | null>(null)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [cancelOrder, whole] = useCancelOrderMutation()
  const [cancelLine, partial] = useCancelOrderLineMutation()

  const keep = (target: Target, draft: Draft) => setDrafts((kept) => ({ ...kept, [keyOf(target)]: draft }))

  const cancel = async (target: Target, virtualAccount: RefundAccount | null) => {
    const { orderId, lineId } = target
    const reason = { cancelReason: draftOf(drafts, target).reason.trim(), virtualAccount }
    const call = lineId === undefined ? 'cancelOrder' : 'cancelOrderLine'
    const { error } =
      lineId === undefined
        ? await cancelOrder({ orderId, ...reason })
        : await cancelLine({ orderId, orderItemId: lineId, ...reason })
    const words = error && errorText(error, errors, call)
    if (words) return open({ ...target, kind: 'refused', words })
    if (error) return undefined
    keep(target, blank)
    onCanceled?.({ orderId, ...(lineId !== undefined && { orderItemId: lineId }) })
    return open({ ...target, kind: 'canceled' })
  }

  return {
    dialog,
    open,
    draftOf: (target: Target) => draftOf(drafts, target),
    keep,
    cancel,
    isCanceling: whole.isLoading || partial.isLoading,
  }
}

export type OrderDialogs = ReturnType<typeof useOrderDialogs>

const keyOf = ({ orderId, lineId }: Target) => `${orderId}/${lineId ?? ''}`

const draftOf = (drafts: Readonly<Record<string, Draft>>, target: Target) => drafts[keyOf(target)] ?? blank
