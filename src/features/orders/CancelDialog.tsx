import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { CANCEL_REASON_MAX_LENGTH, CANCEL_REASON_WARNING_FROM } from '../../contract/limits.ts'
import { cancelReason } from '../../contract/orders.ts'
import { completeRefundAccount, type Order, type OrderLine, type RefundAccount } from '../../contract/orderShape.ts'
import { isoDate } from '../../lib/format.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Counter } from '../../ui/Counter.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { LimitedTextArea } from '../../ui/LimitedTextArea.tsx'
import css from './CancelDialog.module.css'
import { RefundAccountFields } from './RefundAccountFields.tsx'
import { asksRefundAccount } from './rules.ts'
import type { Draft } from './useOrderDialogs.ts'
import { cancelTexts } from './texts.ts'

type Props = {
  order: Order
  /** The line to cancel; the whole order without it. */
  line: OrderLine | undefined
  draft: Draft
  onDraft: (draft: Draft) => void
  isBusy: boolean
  onConfirm: (account: RefundAccount | null) => void
  onClose: () => void
}

/** Reason, refund account and cancellation notes (ORD-06, ORD-07). */
export function CancelDialog({ order, line, draft, onDraft, isBusy, onConfirm, onClose }: Props) {
  const texts = useTexts(cancelTexts)
  const common = useTexts(commonTexts)
  const [isRefused, setRefused] = useState(false)
  const form = useId()
  const asksAccount = asksRefundAccount(order)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const account = v.safeParse(completeRefundAccount, draft.account)
    setRefused(asksAccount && !account.success)
    if (!asksAccount) onConfirm(null)
    else if (account.success) onConfirm(account.output)
  }
  return (
    <Dialog
      title={line ? texts.lineTitle : texts.title}
      eyebrow={texts.edge(order.orderId, isoDate(order.orderedAt))}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {common.back}
          </Button>
          <Button type="submit" form={form} disabled={!v.is(cancelReason, draft.reason)} isBusy={isBusy}>
            {line ? texts.confirmLine : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {line && (
          <p className={css.line} lang="ko">
            {line.productName} · {line.size}
          </p>
        )}
        <Reason reason={draft.reason} onReason={(reason) => onDraft({ ...draft, reason })} />
        {asksAccount && (
          <RefundAccountFields
            account={draft.account}
            isRefused={isRefused}
            onAccount={(account) => onDraft({ ...draft, account })}
          />
        )}
        <Notices />
      </form>
    </Dialog>
  )
}

function Reason({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  const texts = useTexts(cancelTexts)
  const limit = CANCEL_REASON_MAX_LENGTH
  return (
    <div>
      <Field label={texts.reason}>
        <LimitedTextArea rows={3} value={reason} limit={limit} onText={onReason} />
      </Field>
      <Counter used={reason.length} limit={limit} warnOver={CANCEL_REASON_WARNING_FROM - 1} remainingText={texts.remaining} />
    </div>
  )
}

function Notices() {
  const texts = useTexts(cancelTexts)
  return (
    <ul className={css.notices}>
      {texts.notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  )
}
