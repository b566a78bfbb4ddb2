import type { ComponentProps } from 'react'
import { count } from '../../lib/format.ts'
import { changeText, isSoldOut, useRefetchProduct, type RefreshedLine } from '../cart/refreshedLines.ts'
import { commonTexts } from '../../texts/common.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ProductRow } from '../catalogue/ProductRow.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import css from './Checkout.module.css'
import type { RefreshedCheckout } from './useCheckout.ts'
import { checkoutTexts } from './texts.ts'

/** The ordered lines at current prices. */
export function CheckoutLines({ checkout, isBusy }: { checkout: RefreshedCheckout; isBusy: boolean }) {
  const texts = useTexts(checkoutTexts)
  return (
    <ul className={css.lines} aria-label={texts.lines}>
      {checkout.lines.map((line) => (
        <li key={line.current.stockId}>
          <CheckoutLine line={line} checkout={checkout} isBusy={isBusy} />
        </li>
      ))}
    </ul>
  )
}

type LineProps = { line: RefreshedLine; checkout: RefreshedCheckout }

/** An order line with its changes, and the action that resolves them. */
function CheckoutLine({ line, checkout, isBusy }: LineProps & { isBusy: boolean }) {
  const texts = useTexts(checkoutTexts)
  const purchase = useTexts(purchaseTexts)
  const { language } = useLocale()
  const { current, changes } = line
  return (
    <>
      <ProductRow
        product={current.product}
        detail={`${current.size} · ${texts.count(count(current.quantity))}`}
        price={<PriceTag product={current.product} />}
      />
      {changes.length > 0 && (
        <div className={css.changes}>
          {changes.map((change) => (
            <p key={change.kind}>{changeText(change, purchase, language)}</p>
          ))}
          {!isBusy && <LineAction line={line} checkout={checkout} />}
        </div>
      )}
    </>
  )
}

function LineAction({ line, checkout }: LineProps) {
  const { current, changes } = line
  const refetch = useRefetchProduct()
  const texts = useTexts(checkoutTexts)
  const common = useTexts(commonTexts)
  const few = changes.find((change) => change.kind === 'few')
  if (few) return <LineButton onClick={() => checkout.takeOnly(current, few.left)}>{texts.takeOnly(count(few.left))}</LineButton>
  if (isSoldOut(line)) {
    return (
      <LineButton aria-label={texts.removeLineOf(current.product.name, current.size)} onClick={() => checkout.without(current)}>
        {texts.removeLine}
      </LineButton>
    )
  }
  const isUnchecked = changes.some(({ kind }) => kind === 'unchecked')
  return isUnchecked ? <LineButton onClick={() => refetch(current.product.id)}>{common.retry}</LineButton> : null
}

const LineButton = (props: ComponentProps<'button'>) => <Button variant="outline" size="compact" {...props} />
