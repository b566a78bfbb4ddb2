import { useState } from 'react'
import { useErrorText, type ErrorMessage } from '../../api/errorText.ts'
import type { Cancellation } from './cancel/applyCancellation.ts'
import { useCancelOrderLineMutation, useCancelOrderMutation } from './api.ts'
import type { CancellationEffect } from './amounts.ts'
import type { CancellationForm } from './rules.ts'

/** The cancellation of an order, or of one line of it. */
type Target = { orderId: string; lineId?: number; isFromDetail?: true }

/** The open dialog about an order; a cancellation that started in the details returns to them. */
export type OrderDialog =
  | { kind: 'detail'; orderId: string }
  | ({ kind: 'cancel' } & Target)
  | ({ kind: 'canceled'; effect: CancellationEffect } & Target)
  | ({ kind: 'failed'; message: ErrorMessage } & Target)

/** The dialogs about an order and the form of a cancellation: details, cancellation, result. */
export function useOrderDialogs(onCanceled?: (cancellation: Cancellation) => void) {
  const errorText = useErrorText()
  const [dialog, open] = useState<OrderDialog | null>(null)
  const [cancelOrder] = useCancelOrderMutation()
  const [cancelLine] = useCancelOrderLineMutation()

  const cancel = async (target: Target, effect: CancellationEffect, { reason, account }: CancellationForm) => {
    const { orderId, lineId } = target
    const body = { orderId, cancelReason: reason, virtualAccount: account }
    const call = lineId === undefined ? 'cancelOrder' : 'cancelOrderLine'
    const reply = lineId === undefined ? await cancelOrder(body) : await cancelLine({ ...body, orderItemId: lineId })
    const message = errorText(reply.error, call)
    if (message) open({ ...target, kind: 'failed', message })
    if (reply.error) return reply
    onCanceled?.({ orderId, ...(lineId !== undefined && { orderItemId: lineId }) })
    open({ ...target, kind: 'canceled', effect })
    return reply
  }

  return { dialog, open, cancel }
}

export type OrderDialogsState = ReturnType<typeof useOrderDialogs>
