import type { ReactNode } from 'react'
import css from './DeferredRender.module.css'
import { useDeferredRender } from './useDeferredRender.ts'

type Props = {
  /** One of the first of its list is drawn without waiting. */
  isFirst: boolean
  /** Of what comes, as measured or guessed. In px. */
  height: number
  children: ReactNode
}

/** A card of a long list: until its turn has come, it keeps its place. */
export function DeferredRender({ isFirst, height, children }: Props) {
  return useDeferredRender(isFirst) ? children : <div className={css.blank} style={{ height }} />
}
