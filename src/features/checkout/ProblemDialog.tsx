import { addressTexts } from '../address/texts.ts'
import { langOf } from '../../lib/langOf.ts'
import { isFinal } from '../../api/errors.ts'
import { useErrorText, type ErrorMessage } from '../../api/errorText.ts'
import { patterns, toPaymentResult } from '../../config/paths.ts'
import type { PaymentProblem } from './orderSlice.ts'
import { commonTexts } from '../../texts/common.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { useHideSuccessToast } from '../../ui/toasts.ts'
import css from './Checkout.module.css'
import { isOrderable, changeText } from '../cart/refreshedLines.ts'
import { DELIVERY, LINES } from './CheckoutLayout.tsx'
import type { RefreshedCheckout } from './useCheckout.ts'
import { checkoutTexts } from './texts.ts'

type Props = { problem: PaymentProblem; checkout: RefreshedCheckout; onPay: () => void; onClose: () => void }

/** Why the payment did not start, which lines changed, and what to do. */
export function ProblemDialog({ problem, checkout, onPay, onClose }: Props) {
  const texts = useTexts(checkoutTexts)
  const message = useProblemMessage(problem)
  useHideSuccessToast(message !== null)
  // A cancelled request shows no error.
  if (!message) return null
  const again = () => {
    onClose()
    onPay()
  }
  return (
    <Dialog
      title={texts.problem}
      onClose={onClose}
      actions={<Actions problem={problem} checkout={checkout} onPay={again} onClose={onClose} />}
    >
      <p role="alert" lang={message.lang}>
        {message.text}
      </p>
      <ChangedLines checkout={checkout} />
    </Dialog>
  )
}

function useProblemMessage(problem: PaymentProblem): ErrorMessage | null {
  const texts = useTexts(checkoutTexts)
  const errorText = useErrorText()
  if (problem.kind === 'call') return errorText(problem.error, problem.call)
  return { text: problem.kind === 'open' ? texts.stillOpen : texts[problem.kind] }
}

/** Products are refetched after the error, so the list may fill while the dialog is open. */
function ChangedLines({ checkout: { lines, addressId, address } }: { checkout: RefreshedCheckout }) {
  const texts = useTexts(checkoutTexts)
  const purchase = useTexts(purchaseTexts)
  const { language } = useLocale()
  const changed = lines.filter(({ changes }) => changes.some(({ kind }) => kind !== 'unchecked'))
  return (
    <>
      {addressId !== undefined && !address && <p className={css.blame}>{texts.addressGone}</p>}
      {changed.length > 0 && (
        <div className={css.blame}>
          <h3>{texts.changed}</h3>
          <ul>
            {changed.map(({ current, changes }) => (
              <li key={current.stockId}>
                <b lang={langOf(current.product.name)}>{current.product.name}</b>
                <span>{` ${current.size}`}</span>
                {changes.map((change) => (
                  <p key={change.kind}>{changeText(change, purchase, language)}</p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Actions({ problem, checkout: { lines, addressId, address }, onPay, onClose }: Props) {
  const texts = useTexts(checkoutTexts)
  const common = useTexts(commonTexts)
  if (problem.kind === 'elsewhere') return <Button onClick={onClose}>{common.back}</Button>
  if (problem.kind === 'open')
    return (
      <ButtonLink to={toPaymentResult(problem.orderId)} onClick={onClose}>
        {texts.seeResult}
      </ButtonLink>
    )
  const mustChangeLines = !lines.every(isOrderable)
  const leadTo = (step: string) => () => {
    onClose()
    // After the closing dialog has restored the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${step} h2`)?.focus())
  }
  if (mustChangeLines) return <Button onClick={leadTo(LINES)}>{texts.toLines}</Button>
  if (addressId !== undefined && !address) return <Button onClick={leadTo(DELIVERY)}>{texts.toAddress}</Button>
  const isDecided = problem.kind === 'call' && isFinal(problem.error, problem.call)
  return (
    <>
      {isDecided ? (
        <ButtonLink variant="outline" to={patterns.cart} onClick={onClose}>
          {texts.toCart}
        </ButtonLink>
      ) : (
        <Button variant="outline" onClick={onClose}>
          {common.back}
        </Button>
      )}
      <Button onClick={onPay}>{texts.payAgain}</Button>
    </>
  )
}

type AddressRequiredProps = { hasAddresses: boolean; onAdd: () => void; onClose: () => void }

/** Payment needs an address. */
export function AddressRequiredDialog({ hasAddresses, onAdd, onClose }: AddressRequiredProps) {
  const checkout = useTexts(checkoutTexts)
  const common = useTexts(commonTexts)
  const address = useTexts(addressTexts)
  const actions = (
    <>
      <Button variant="outline" onClick={onClose}>
        {hasAddresses ? checkout.chooseAddress : common.back}
      </Button>
      <Button onClick={onAdd}>{address.title}</Button>
    </>
  )
  return (
    <Dialog title={checkout.addressTitle} onClose={onClose} actions={actions}>
      <p>{checkout.addressMissing}</p>
    </Dialog>
  )
}
