import type { ReactNode } from 'react'
import css from './FieldError.module.css'
import { Icon } from '../Icon.tsx'
import { scrollIntoView } from '../scroll.ts'
import { useHideSuccessToast } from '../toasts.ts'

type Props = {
  /** For the `aria-describedby` of the control. */
  id?: string
  children: ReactNode
}

/**
 * An error message with an icon, so that it does not rely on color. That of a control is visible with the control, which has
 * the focus; any other is scrolled into view, with the rest of its alert.
 */
export function FieldError({ id, children }: Props) {
  useHideSuccessToast(Boolean(children))
  if (!children) return null
  return (
    <p className={css.error} id={id} ref={id === undefined ? scrollAlertIntoView : undefined}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

const scrollAlertIntoView = (error: HTMLElement | null) => scrollIntoView(error?.closest<HTMLElement>('[role="alert"]') ?? error)
