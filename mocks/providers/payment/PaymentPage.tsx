import { useTexts } from '../../../src/texts/useTexts.ts'
import { focusOnMount } from '../focus.ts'
import { Shell } from '../Shell.tsx'
import { Loading, Problem } from '../States.tsx'
import { PageButton } from '../Controls.tsx'
import css from './PaymentPage.module.css'
import { PayForm } from './PayForm.tsx'
import { Summary } from './Summary.tsx'
import { paymentTexts } from './texts.ts'
import type { PaymentPageProps } from './usePayment.ts'

/** The payment service's page, in the shop's popup or in its tab (API-51, API-52). */
export function PaymentPage({ state, phase, onPay, onClose, onRetry }: PaymentPageProps) {
  const texts = useTexts(paymentTexts)
  const close = (
    <button type="button" className={css.cross} aria-label={texts.close} disabled={phase === 'working'} onClick={onClose}>
      ✕
    </button>
  )
  return (
    <Shell brand="payment" name={texts.name} title={texts.page} notice={texts.notice} aside={close}>
      {state.at === 'loading' && <Loading />}
      {state.at === 'problem' && (
        <Problem failure={state.failure} words={texts.problems} onRetry={onRetry}>
          <PageButton variant="quiet" onClick={onClose}>
            {texts.close}
          </PageButton>
        </Problem>
      )}
      {phase === 'gone' && <Gone />}
      {state.at === 'ready' && phase !== 'gone' && (
        <div className={css.columns} aria-busy={phase === 'working'}>
          <Summary payment={state.answer} />
          <PayForm payment={state.answer} isWorking={phase === 'working'} onPay={onPay} />
        </div>
      )}
    </Shell>
  )
}

function Gone() {
  const texts = useTexts(paymentTexts)
  return (
    <section className={css.gone}>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {texts.gone}
      </h1>
      <p>{texts.goneText}</p>
    </section>
  )
}
