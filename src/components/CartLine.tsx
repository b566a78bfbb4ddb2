import type { ReactNode } from 'react'
import { ImageFrame } from '../ui/ImageFrame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './CartLine.module.css'
import type { LineProps } from './OrderLine.tsx'

type CartProps = Omit<LineProps, 'aside' | 'isStruck'> & {
  stepper: ReactNode
  total: string
  removeLabel: string
  onRemove: () => void
  notice?: ReactNode
}

export function CartLine({ picture, name, detail, price, lang, stepper, total, removeLabel, onRemove, notice }: CartProps) {
  return (
    <div className={css.line}>
      <ImageFrame picture={picture} ratio="portrait" />
      <div className={css.words}>
        <p className={css.name} lang={lang}>
          {name}
        </p>
        <p className={css.detail}>{detail}</p>
        {price}
        {notice !== undefined && <p className={css.notice}>{notice}</p>}
        <div className={css.foot}>
          {stepper}
          <b className={css.total}>{total}</b>
        </div>
      </div>
      <div className={css.remove}>
        <IconButton label={removeLabel} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
    </div>
  )
}
