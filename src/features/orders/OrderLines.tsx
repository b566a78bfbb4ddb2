import type { Order, OrderLine } from '../../contract/orderShape.ts'
import { count } from '../../lib/format.ts'
import { statusFacts } from './status.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ProductRow } from '../catalogue/ProductRow.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Orders.module.css'
import { lineAmount, multiplication } from './amounts.ts'
import { isCanceled, isPartlyCancelable, isReviewable } from './rules.ts'
import { ordersTexts } from './texts.ts'

export type Reviewed = { order: Order; line: OrderLine }

/** The available actions of a line; absent ones are not allowed. */
export type LineActions = {
  onCancelLine?: ((lineId: number) => void) | undefined
  onReview?: ((reviewed: Reviewed) => void) | undefined
}

type Props = { order: Order; variant?: 'normal' | 'compact' } & LineActions

/** The ordered lines: image, name, size, quantity, price. */
export function OrderLines({ order, variant = 'normal', ...actions }: Props) {
  const texts = useTexts(ordersTexts)
  return (
    <ul className={css.lines} aria-label={texts.lines}>
      {order.details.map((line) => (
        <li key={line.id}>
          <ProductRow
            variant={variant}
            product={{ id: line.productId, name: line.productName, imageUrl: line.productImageUrl }}
            isLink
            detail={texts.line(line.size, count(line.quantity))}
            price={<LinePrice line={line} />}
            isStruck={isCanceled(order, line)}
            aside={<Aside order={order} line={line} {...actions} />}
          />
        </li>
      ))}
    </ul>
  )
}

function LinePrice({ line }: { line: OrderLine }) {
  const { language } = useLocale()
  return (
    <span className={css.price}>
      {line.quantity > 1 && (
        <small className="small figures" translate="no">
          {multiplication(line, language)}
        </small>
      )}
      <PriceTag product={{ price: lineAmount(line) }} />
    </span>
  )
}

/** Cancel button, cancelled mark or review button. */
function Aside({ order, line, onCancelLine, onReview }: { order: Order; line: OrderLine } & LineActions) {
  const texts = useTexts(ordersTexts)
  const { productName, size } = line
  if (onCancelLine && isPartlyCancelable(order) && line.canPartialCancel) {
    return (
      <Button variant="quiet" size="compact" onClick={() => onCancelLine(line.id)}>
        <ShortLabel label={texts.cancelLineOf(productName, size)}>{texts.cancelLine}</ShortLabel>
      </Button>
    )
  }
  if (onReview && isReviewable(order, line)) {
    return (
      <Button size="compact" onClick={() => onReview({ order, line })}>
        <ShortLabel label={texts.reviewOf(productName, size)}>{texts.review}</ShortLabel>
      </Button>
    )
  }
  // The status of a cancelled order says the same of all its lines.
  const isMarked = isCanceled(order, line) && statusFacts(order.status).payment !== 'canceled'
  return isMarked ? <span className="small">{texts.canceled}</span> : null
}

/** A short visible label and a complete one for screen readers. */
function ShortLabel({ label, children }: { label: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
