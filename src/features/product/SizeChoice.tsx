import type { ProductDetail } from '../../contract/products.ts'
import { count, won } from '../../lib/format.ts'
import { unitPrice } from '../../store/cart/prices.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { FieldError } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { SizePicker } from './SizePicker.tsx'
import css from './Product.module.css'
import type { Ordering } from './useOrdering.ts'
import { productTexts } from './texts.ts'

/** Stock up to which the number of pieces is shown. */
const FEW = 3

/** The sizes, and a row for each selected one (PROD-03…05). */
export function SizeChoice({ detail, ordering }: { detail: ProductDetail; ordering: Ordering }) {
  const texts = useTexts(productTexts)
  const note = (left: number) => (left === 0 ? texts.soldOut : left <= FEW ? texts.left(count(left)) : undefined)
  return (
    <div id={ordering.sizesId}>
      <SizePicker
        legend={texts.sizes}
        sizes={detail.stock.map(({ id, size, stock }) => ({
          value: String(id),
          label: size,
          isSoldOut: stock === 0,
          note: note(stock),
        }))}
        chosen={ordering.chosen.map(({ stock }) => String(stock.id))}
        onToggle={(id) => ordering.toggle(Number(id))}
      />
      {ordering.isSoldOut && <FieldError>{texts.allSoldOut}</FieldError>}
      {ordering.isSizeMissing && (
        <div role="alert">
          <FieldError>{texts.chooseSize}</FieldError>
        </div>
      )}
      <Chosen detail={detail} ordering={ordering} />
    </div>
  )
}

function Chosen({ detail, ordering }: { detail: ProductDetail; ordering: Ordering }) {
  const texts = useTexts(productTexts)
  const { language } = useLocale()
  const { chosen, totalAmount, setQuantity, toggle } = ordering
  if (chosen.length === 0) return null
  const each = unitPrice(detail.product)
  return (
    <div className={css.chosen}>
      <ul aria-label={texts.chosen}>
        {chosen.map(({ stock: { id, size, stock }, quantity }) => (
          <li key={id} className={css.row}>
            <b>{size}</b>
            <QuantityStepper
              value={quantity}
              max={stock}
              labels={{ group: texts.quantity(size), decrease: texts.fewer, increase: texts.moreOf }}
              onChange={(next) => setQuantity(id, next)}
            />
            <b className={css.amount}>{won(each * quantity, language)}</b>
            <IconButton label={texts.remove(size)} onClick={() => toggle(id)}>
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
      <output className={css.total}>
        <span>{texts.total}</span> <b>{won(totalAmount, language)}</b>
      </output>
    </div>
  )
}
