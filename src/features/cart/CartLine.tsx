import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Image } from '../../ui/Image.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './CartLine.module.css'
import type { LineProps } from '../orders/OrderLine.tsx'
import { sentences } from '../../ui/sentences.tsx'

type CartProps = Omit<LineProps, 'aside' | 'variant'> & {
  /** The amount of the line. */
  price: ReactNode
  /** The price of one piece and the quantity, if it is not 1. */
  unit?: string | undefined
  /** A QuantityStepper. */
  stepper: ReactNode
  /** The name of the remove button, with that of the product. */
  removeLabel: string
  /** The visible label of the remove button that a struck line has instead of the stepper. */
  removeText: string
  /** Called by the remove button. */
  onRemove: () => void
  /** What has changed since it was put in, e.g. its price. */
  notice?: ReactNode
}

/** A product of a size in the cart. */
export function CartLine({ picture, name, detail, price, unit, lang, notice, isStruck = false, ...controls }: CartProps) {
  const { stepper, removeLabel, removeText, onRemove } = controls
  return (
    <div className={css.line} data-struck={isStruck}>
      <Image picture={picture} ratio="4:5" />
      <div className={css.content}>
        <p className={css.name} lang={lang}>
          {name}
        </p>
        <p className={css.detail}>{detail}</p>
        {notice !== undefined && <p className={css.notice}>{sentences(notice)}</p>}
        <div className={css.foot}>
          {isStruck ? (
            <Button variant="outline" size="compact" aria-label={removeLabel} onClick={onRemove}>
              {removeText}
            </Button>
          ) : (
            stepper
          )}
          <div className={css.total}>
            {price}
            {unit !== undefined && <small translate="no">{unit}</small>}
          </div>
        </div>
      </div>
      {!isStruck && (
        <div className={css.remove}>
          <IconButton label={removeLabel} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
