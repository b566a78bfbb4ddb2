import { unitPrice } from '../catalogue/prices.ts'
import { count, won } from '../../lib/format.ts'
import { lineRemoved, lineRestored, quantityChanged } from './cartSlice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { useRefetchProduct, type RefreshedLine, type Change, changeText, isSoldOut } from './refreshedLines.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { ProductRow } from '../catalogue/ProductRow.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { focusNeighbour } from '../../ui/focusNeighbour.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { QuantityStepper } from '../../ui/controls/QuantityStepper.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './CartLine.module.css'
import { cartTexts } from './texts.ts'
import { commonTexts } from '../../texts/common.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = {
  /** The line with the current product. */
  line: RefreshedLine
  /** Its place in the cart, from 0, where undoing its removal puts it back. */
  at: number
}

/** A line at its current price: quantity, amount and changes. A sold-out one is struck, and can only be removed. */
export function CartLine({ line, at }: Props) {
  const cart = useTexts(cartTexts)
  const dispatch = useAppDispatch()
  const refetch = useRefetchProduct()
  const { current, stored, changes } = line
  const { product, stockId, size, quantity } = current
  const key = { productId: product.id, stockId }
  const isStruck = isSoldOut(line)
  const removeLabel = cart.remove(product.name, size)
  const changeQuantity = (next: number) => dispatch(quantityChanged({ ...key, by: next - quantity }))

  const remove = () => {
    focusNeighbour()
    dispatch(lineRemoved(key))
    showToast({
      text: cart.removed,
      action: { label: cart.undo, onAct: () => dispatch(lineRestored({ line: stored, index: at })) },
    })
  }
  return (
    <ProductRow
      variant="cart"
      isStruck={isStruck}
      product={product}
      isLink
      detail={size}
      notice={
        changes.length > 0 && (
          <p className={css.notice}>
            <Changes changes={changes} onRetry={() => refetch(product.id)} onTakeOnly={changeQuantity} />
          </p>
        )
      }
      price={
        isStruck ? (
          <Button variant="outline" size="compact" aria-label={removeLabel} onClick={remove}>
            {cart.removeShort}
          </Button>
        ) : (
          <QuantityStepper
            value={quantity}
            labels={{ group: cart.quantity(`${product.name} ${size}`), decrease: cart.fewer, increase: cart.more }}
            onChange={changeQuantity}
          />
        )
      }
      aside={
        <>
          <Total product={product} quantity={quantity} />
          {!isStruck && <RemoveButton label={removeLabel} onClick={remove} />}
        </>
      }
    />
  )
}

function RemoveButton(props: { label: string; onClick: () => void }) {
  return (
    <div className={css.remove}>
      <IconButton {...props}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

/** The amount of the line, with the price of one piece where it has several. */
function Total({ product, quantity }: Pick<RefreshedLine['current'], 'product' | 'quantity'>) {
  const { language } = useLocale()
  return (
    <div className={`${css.total} figures`}>
      <PriceTag product={quantity > 1 ? { price: unitPrice(product) * quantity } : product} />
      {quantity > 1 && (
        <small className="small" translate="no">{`${won(unitPrice(product), language)} × ${count(quantity)}`}</small>
      )}
    </div>
  )
}

type ChangesProps = {
  changes: readonly Change[]
  onRetry: () => void
  /** Called with the quantity that is left. */
  onTakeOnly: (quantity: number) => void
}

/** The changes of a line since it was added to the cart, with what helps. */
function Changes({ changes, onRetry, onTakeOnly }: ChangesProps) {
  const cart = useTexts(cartTexts)
  const texts = useTexts(purchaseTexts)
  const common = useTexts(commonTexts)
  const { language } = useLocale()
  return changes.map((change) => (
    <span key={change.kind} className={css.change}>
      <Icon name="alert" />
      <span>{changeText(change, texts, language)}</span>
      {change.kind === 'few' && (
        <button type="button" className={`${css.retry} link`} onClick={() => onTakeOnly(change.left)}>
          {cart.takeOnly(count(change.left))}
        </button>
      )}
      {change.kind === 'unchecked' && (
        <button type="button" className={`${css.retry} link`} onClick={onRetry}>
          {common.retry}
        </button>
      )}
    </span>
  ))
}
