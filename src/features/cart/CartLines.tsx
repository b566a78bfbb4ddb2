import { Link } from 'react-router-dom'
import { toProduct } from '../../config/paths.ts'
import { imageAttributes } from '../../lib/image.ts'
import { unitPrice, priceTag } from '../catalogue/prices.ts'
import { count, won } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { lineRemoved, lineRestored, quantityChanged } from './slice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { useRefetchProduct, type RefreshedOrderLine, type Change, changeText, isSoldOut } from './refreshedOrderLines.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { CartLine } from './CartLine.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import { focusNeighbour } from '../../ui/focusNeighbour.ts'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './Cart.module.css'
import { cartTexts } from './texts.ts'
import { AmountText } from '../../ui/AmountText.tsx'
import { commonTexts } from '../../texts/common.ts'
import { Icon } from '../../ui/Icon.tsx'

export function CartLines({ lines }: { lines: readonly RefreshedOrderLine[] }) {
  const cart = useTexts(cartTexts)
  return (
    <ul className={css.lines} aria-label={cart.lines}>
      {lines.map((line, at) => (
        <li key={`${line.item.product.id}:${line.item.stockId}`}>
          <Line line={line} at={at} />
        </li>
      ))}
    </ul>
  )
}

/** A line at its current price: quantity, amount and changes. A sold-out one is struck, and can only be removed. */
function Line({ line: refreshed, at }: { line: RefreshedOrderLine; at: number }) {
  const cart = useTexts(cartTexts)
  const purchase = useTexts(purchaseTexts)
  const { language } = useLocale()
  const dispatch = useAppDispatch()
  const { item, previous, changes } = refreshed
  const { product, stockId, size, quantity } = item
  const line = { productId: product.id, stockId }
  const refetch = useRefetchProduct()
  const changeQuantity = (next: number) => dispatch(quantityChanged({ ...line, by: next - quantity }))

  const remove = () => {
    focusNeighbour()
    dispatch(lineRemoved(line))
    showToast({
      text: cart.removed,
      action: { label: cart.undo, onAct: () => dispatch(lineRestored({ item: previous, index: at })) },
    })
  }
  return (
    <CartLine
      picture={{ ...imageAttributes(product.imageUrl), sizes: '6rem' }}
      name={<Link to={toProduct(product.id)}>{product.name}</Link>}
      lang={langOf(product.name)}
      detail={size}
      price={
        quantity > 1 ? (
          <PriceTag price={won(unitPrice(product) * quantity, language)} />
        ) : (
          <PriceTag {...priceTag(product, { language, listLabel: purchase.listPrice })} />
        )
      }
      unit={quantity > 1 ? `${won(unitPrice(product), language)} × ${count(quantity)}` : undefined}
      stepper={
        <QuantityStepper
          value={quantity}
          labels={{ group: cart.quantity(`${product.name} ${size}`), decrease: cart.fewer, increase: cart.more }}
          onChange={changeQuantity}
        />
      }
      isStruck={isSoldOut(refreshed)}
      removeLabel={cart.remove(product.name, size)}
      removeText={cart.removeShort}
      onRemove={remove}
      notice={
        changes.length > 0 ? (
          <Changes changes={changes} onRetry={() => refetch(product.id)} onTakeOnly={changeQuantity} />
        ) : undefined
      }
    />
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
  const { soldOut, gone } = cart
  const texts = { ...useTexts(purchaseTexts), soldOut, gone }
  const common = useTexts(commonTexts)
  const { language } = useLocale()
  return changes.map((change) => (
    <span key={change.kind} className={css.change}>
      <Icon name="alert" />
      <AmountText>{changeText(change, texts, language)}</AmountText>
      {change.kind === 'few' && (
        <button type="button" className={css.retry} onClick={() => onTakeOnly(change.left)}>
          {cart.takeOnly(count(change.left))}
        </button>
      )}
      {change.kind === 'unchecked' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {common.retry}
        </button>
      )}
    </span>
  ))
}
