import type { ReactNode } from 'react'
import css from './DeferredRender.module.css'
import { useDeferredRender } from './useDeferredRender.ts'

type Props = {
  /** Among the first of its list, rendered at once. */
  isFirst: boolean
  /** Of what comes, as measured or guessed. In px. */
  height: number
  children: ReactNode
}

/** A card of a long list; a blank of the same height until it is rendered. */
export function DeferredRender({ isFirst, height, children }: Props) {
  return useDeferredRender(isFirst) ? children : <div className={css.blank} style={{ height }} />
}
