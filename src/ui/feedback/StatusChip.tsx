import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import css from './StatusChip.module.css'

const signs = {
  solid: 'tick',
  warning: 'clock',
  info: 'box',
  moving: 'truck',
  success: 'tick',
  outline: 'undo',
  ended: 'close',
  danger: 'alert',
  unknown: 'question',
} as const satisfies Record<string, IconName>

export type StatusTone = keyof typeof signs

type Props = {
  /** Selects sign and colour. */
  tone: StatusTone
  children: ReactNode
}

/** A status with an icon, so that it does not rely on color. */
export function StatusChip({ tone, children }: Props) {
  return (
    <span className={css.chip} data-tone={tone}>
      <Icon name={signs[tone]} />
      <span>{children}</span>
    </span>
  )
}
