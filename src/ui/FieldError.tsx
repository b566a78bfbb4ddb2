import type { ReactNode } from 'react'
import css from './FieldError.module.css'
import { Icon } from './Icon.tsx'
import { useHideSuccessToast } from './toasts.ts'

type Props = {
  /** For the `aria-describedby` of the control. */
  id?: string
  children: ReactNode
}

/** An error message with an icon, so that it does not rely on color. */
export function FieldError({ id, children }: Props) {
  useHideSuccessToast(Boolean(children))
  if (!children) return null
  return (
    <p className={css.error} id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
