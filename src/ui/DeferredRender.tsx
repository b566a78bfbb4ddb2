import type { ReactNode } from 'react'
import css from './DeferredRender.module.css'
import { useDeferredRender } from './useDeferredRender.ts'

type Props = {
  /** Among the first cards, which render without delay. */
  isFirst: boolean
  /** Height of the placeholder in px, measured or estimated. */
  height: number
  children: ReactNode
}

/** A card of a long list; a placeholder of the same height until it is rendered. */
export function DeferredRender({ isFirst, height, children }: Props) {
  return useDeferredRender(isFirst) ? children : <div className={css.blank} style={{ height }} />
}
