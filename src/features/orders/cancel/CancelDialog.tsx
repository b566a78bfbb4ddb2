import { useId } from 'react'
import * as v from 'valibot'
import { CANCEL_REASON_MAX_LENGTH, CANCEL_REASON_WARNING_FROM } from '../../../contract/limits.ts'
import { cancelReason } from '../../../contract/orders.ts'
import type { Order, OrderLine } from '../../../contract/orderShape.ts'
import { count, isoDate } from '../../../lib/format.ts'
import { imageAttributes } from '../../../lib/image.ts'
import { langOf } from '../../../lib/langOf.ts'
import { useDraft } from '../../forms/useDrafts.ts'
import { useForm, type FormReply } from '../../forms/useForm.ts'
import { commonTexts } from '../../../texts/common.ts'
import { useLocale, useTexts } from '../../../texts/useTexts.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Counter } from '../../../ui/controls/Counter.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { LockContext } from '../../../ui/controls/fieldContext.ts'
import { Image } from '../../../ui/Image.tsx'
import { LimitedTextArea } from '../../../ui/controls/LimitedTextArea.tsx'
import { cancellationEffect, type CancellationEffect, effectTexts, linePrice } from '../amounts.ts'
import css from './CancelDialog.module.css'
import { RefundAccountFields } from './RefundAccountFields.tsx'
import { asksRefundAccount, cancellationDraft, cancellationForm, isCanceled, type CancellationForm } from '../rules.ts'
import { cancelTexts } from '../texts.ts'

type Props = {
  order: Order
  /** The line to cancel; the whole order without it. */
  line: OrderLine | undefined
  onCancel: (cancellation: CancellationForm) => Promise<FormReply>
  onClose: () => void
}

/** Reason, refund account and cancellation notes. */
export function CancelDialog({ order, line, onCancel, onClose }: Props) {
  const texts = useTexts(cancelTexts)
  const common = useTexts(commonTexts)
  const formId = useId()
  const effect = cancellationEffect(order, line)
  const asksAccount = asksRefundAccount(order)
  const { values, ...form } = useForm(cancellationForm(asksAccount), onCancel, {
    initial: { reason: '', account: { accountNumber: '', bankCode: '', holderName: '' } },
    draft: useDraft(`cancel/${order.orderId}/${line?.id ?? ''}`, cancellationDraft),
  })
  return (
    <Dialog
      title={line ? texts.lineTitle : texts.title}
      eyebrow={
        <>
          <span translate="no">{order.orderId}</span>
          <span>{` · ${isoDate(order.orderedAt)}`}</span>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.back}
          </Button>
          <Button type="submit" form={formId} disabled={!v.is(cancelReason, values.reason)} isBusy={form.isSending}>
            {line ? texts.confirmLine : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <LockContext value={form.isSending}>
          <Lines lines={line ? [line] : order.details.filter((line) => !isCanceled(order, line))} effect={effect} />
          <Reason reason={values.reason} onReason={(reason) => form.change({ reason })} />
          {asksAccount && (
            <RefundAccountFields
              account={values.account}
              invalid={form.invalid}
              onAccount={(account) => form.change({ account })}
            />
          )}
          <Notices isRefunded={'refund' in effect} asksAccount={asksAccount} />
        </LockContext>
      </form>
    </Dialog>
  )
}

/** What is cancelled, and its refund. */
function Lines({ lines, effect }: { lines: readonly OrderLine[]; effect: CancellationEffect }) {
  const texts = useTexts(cancelTexts)
  const { language } = useLocale()
  return (
    <div className={css.canceled}>
      <ul aria-label={texts.lines}>
        {lines.map((line) => (
          <li key={line.id} className="pictured">
            <Image picture={{ ...imageAttributes(line.productImageUrl), sizes: '3.5rem' }} ratio="4:5" />
            <p>
              <b lang={langOf(line.productName)}>{line.productName}</b>
              <span className="figures">
                {/* The multiplication of several pieces has their number. */}
                <span>{`${line.quantity > 1 ? line.size : texts.line(line.size, count(line.quantity))} · `}</span>
                <span translate="no">{linePrice(line, language)}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {effectTexts(effect, texts, 'before', language).map((text, at) => (
        <p key={text} className={at === 0 ? css.effect : undefined}>
          {text}
        </p>
      ))}
    </div>
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
      <Counter text={reason} limit={limit} warnOver={CANCEL_REASON_WARNING_FROM - 1} />
    </div>
  )
}

/** Without a payment there are no notices about refunds (OPEN-22), without its fields none about an account (OPEN-56). */
function Notices({ isRefunded, asksAccount }: { isRefunded: boolean; asksAccount: boolean }) {
  const { refundNotice, accountNotice, shippingNotice } = useTexts(cancelTexts)
  return (
    <ul className={`${css.notices} small`}>
      {isRefunded && <li>{refundNotice}</li>}
      {asksAccount && <li>{accountNotice}</li>}
      <li>{shippingNotice}</li>
    </ul>
  )
}
