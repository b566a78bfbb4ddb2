import type { ComponentProps, ReactNode } from 'react'
import css from './ChoiceTile.module.css'

type Props = {
  /** Without it the tile is not selectable. */
  radio?: Omit<ComponentProps<'input'>, 'type' | 'className'> | undefined
  /** `method` is an icon above a word, `address` several lines beside the radio button. */
  variant?: 'method' | 'address'
  children: ReactNode
}

/** A tile whose whole surface is the label of its radio button. */
export function ChoiceTile({ radio, variant = 'method', children }: Props) {
  if (!radio) {
    return (
      <div className={css.tile} data-variant={variant}>
        {children}
      </div>
    )
  }
  return (
    <label className={css.tile} data-variant={variant}>
      <input type="radio" {...radio} />
      {children}
    </label>
  )
}
