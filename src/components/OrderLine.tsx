import type { ReactNode } from 'react'
import { ImageFrame, type Picture } from '../ui/ImageFrame.tsx'
import css from './OrderLine.module.css'

export type LineProps = {
  picture: Picture
  name: ReactNode
  detail: ReactNode
  price: ReactNode
  lang?: string | undefined
  /** At the end of the line: a button, or the state of the line. */
  aside?: ReactNode
  isStruck?: boolean
}

export function OrderLine({ picture, name, detail, price, lang, aside, isStruck = false }: LineProps) {
  return (
    <div className={css.line} data-struck={isStruck}>
      <ImageFrame picture={picture} ratio="portrait" />
      <div className={css.words}>
        <p className={css.name} lang={lang}>
          {name}
        </p>
        <p className={css.detail}>{detail}</p>
        <div className={css.foot}>
          {price}
          {aside}
        </div>
      </div>
    </div>
  )
}
