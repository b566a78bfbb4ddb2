import { useId } from 'react'
import * as v from 'valibot'
import { CANCEL_REASON_MAX_LENGTH, CANCEL_REASON_WARNING_FROM } from '../../contract/limits.ts'
import { cancelReason } from '../../contract/orders.ts'
import type { Order, OrderLine } from '../../contract/orderShape.ts'
import { isoDate } from '../../lib/format.ts'
import { useForm, type FormReply } from '../../store/drafts/useForm.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Counter } from '../../ui/Counter.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { LimitedTextArea } from '../../ui/LimitedTextArea.tsx'
import css from './CancelDialog.module.css'
import { RefundAccountFields } from './RefundAccountFields.tsx'
import { asksRefundAccount, cancellationDraft, cancellationForm, type Cancellation } from './rules.ts'
import { cancelTexts } from './texts.ts'

type Props = {
  order: Order
  /** The line to cancel; the whole order without it. */
  line: OrderLine | undefined
  onCancel: (cancellation: Cancellation) => Promise<FormReply>
  onClose: () => void
}

/** Reason, refund account and cancellation notes (ORD-06, ORD-07). */
export function CancelDialog({ order, line, onCancel, onClose }: Props) {
  const texts = useTexts(cancelTexts)
  const common = useTexts(commonTexts)
  const formId = useId()
  const asksAccount = asksRefundAccount(order)
  const { values, ...form } = useForm(cancellationForm(asksAccount), onCancel, {
    initial: { reason: '', account: { accountNumber: '', bankCode: '', holderName: '' } },
    draft: { name: `cancel/${order.orderId}/${line?.id ?? ''}`, schema: cancellationDraft },
  })
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
          <Button type="submit" form={formId} disabled={!v.is(cancelReason, values.reason)} isBusy={form.isSending}>
            {line ? texts.confirmLine : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        {line && (
          <p className={css.line} lang="ko">
            {line.productName} · {line.size}
          </p>
        )}
        <Reason reason={values.reason} onReason={(reason) => form.change({ reason })} />
        {asksAccount && (
          <RefundAccountFields
            account={values.account}
            invalid={form.invalid}
            onAccount={(account) => form.change({ account })}
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
