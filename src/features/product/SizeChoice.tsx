import { useState } from 'react'
import type { ProductDetail } from '../../contract/products.ts'
import { count, won } from '../../lib/format.ts'
import { unitPrice } from '../catalogue/prices.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { FieldError } from '../../ui/controls/FieldError.tsx'
import { focusNeighbour } from '../../ui/focusNeighbour.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DialogNotLoaded } from '../../api/NotLoaded.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { QuantityStepper } from '../../ui/controls/QuantityStepper.tsx'
import css from './Product.module.css'
import sizes from './SizeChoice.module.css'
import type { Ordering } from './useOrdering.ts'
import { productTexts } from './texts.ts'

const SizeGuideDialog = lazyComponent(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog, {
  ifFailed: DialogNotLoaded,
})

/** The sizes in the page's panel, and the button that opens the size guide. */
export function ProductSizes({ detail, ordering }: { detail: ProductDetail; ordering: Ordering }) {
  const { sizeGuide } = useTexts(productTexts)
  const [isOpen, setOpen] = useState(false)
  const { product, stock } = detail
  return (
    <div className={css.sizes}>
      <button type="button" className={`${css.guide} small link`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {sizeGuide}
      </button>
      {isOpen && (
        <SizeGuideDialog category={product.category} sizes={stock.map(({ size }) => size)} onClose={() => setOpen(false)} />
      )}
      <SizeChoice detail={detail} ordering={ordering} />
    </div>
  )
}

/** Stock up to which the number of pieces is shown. */
const FEW = 3

type Props = {
  detail: ProductDetail
  ordering: Ordering
  id?: string
  /** Whether the total has its place before a size is selected. */
  reservesTotal?: boolean
}

/** The sizes as toggle buttons, since several can be bought at once, and a row for each selected one. */
export function SizeChoice({ detail, ordering, id = ordering.sizesId, reservesTotal = false }: Props) {
  const texts = useTexts(productTexts)
  // A sold-out product says so once, below the sizes.
  const noteOf = (left: number) => {
    if (ordering.isSoldOut || left > FEW) return undefined
    return left === 0 ? texts.soldOut : texts.left(count(left))
  }
  return (
    <div id={id}>
      <fieldset className={sizes.picker}>
        <legend>{texts.sizes}</legend>
        <div className={sizes.sizes}>
          {detail.stock.map(({ id: stockId, size, stock }) => {
            const note = noteOf(stock)
            const noteId = `${id}-${stockId}`
            return (
              <div key={stockId} className={sizes.size}>
                <button
                  type="button"
                  className={sizes.disc}
                  aria-pressed={ordering.chosen.some((chosen) => chosen.stock.id === stockId)}
                  aria-describedby={note && noteId}
                  data-sold-out={stock === 0}
                  disabled={stock === 0}
                  onClick={() => ordering.toggle(stockId)}
                >
                  {size}
                </button>
                {note !== undefined && <span id={noteId}>{note}</span>}
              </div>
            )
          })}
        </div>
      </fieldset>
      {ordering.isSoldOut && <p className={css.allSoldOut}>{texts.allSoldOut}</p>}
      {ordering.isSizeMissing && (
        <div role="alert">
          <FieldError>{texts.chooseSize}</FieldError>
        </div>
      )}
      {(reservesTotal || ordering.chosen.length > 0) && <ChosenSize detail={detail} ordering={ordering} />}
    </div>
  )
}

function ChosenSize({ detail, ordering }: { detail: ProductDetail; ordering: Ordering }) {
  const texts = useTexts(productTexts)
  const { language } = useLocale()
  const { chosen, totalAmount, setQuantity, toggle, sizesId } = ordering
  const each = unitPrice(detail.product)
  const remove = (id: number) => {
    focusNeighbour(document.getElementById(sizesId)?.querySelector<HTMLElement>('[aria-pressed="true"]'))
    toggle(id)
  }
  return (
    <div className={css.chosen}>
      {chosen.length > 0 && (
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
              <b className={`${css.amount} figures`} translate="no">
                {won(each * quantity, language)}
              </b>
              <IconButton label={texts.remove(size)} onClick={() => remove(id)}>
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <output className={`${css.total} figures`}>
        {chosen.length > 0 && (
          <>
            <span>{`${texts.total} `}</span>
            <b translate="no">{won(totalAmount, language)}</b>
          </>
        )}
      </output>
    </div>
  )
}
