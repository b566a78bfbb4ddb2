import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import css from './IconButton.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type Labelled = {
  /** The accessible name. */
  label: string
  /** `bare` without a disc, `outline` outlined, `solid` filled. */
  variant?: 'bare' | 'outline' | 'solid'
}

/** A button of 44 px with an icon instead of words. */
export function IconButton({ label, variant = 'bare', children, onClick, ...props }: Labelled & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={css.disc}
      data-variant={variant}
      // Unlike `disabled`, it leaves the focus.
      onClick={props['aria-disabled'] === true ? undefined : onClick}
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

/** A link of 44 px with an icon instead of words. */
export function IconLink({
  label,
  children,
  ...props
}: Pick<Labelled, 'label'> & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...props} className={css.disc ?? ''} data-variant="bare">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  )
}

type Props = {
  /** The number of things; above 99 as `99+`, nothing for 0. */
  count: number
}

/** A number over an icon; the link's accessible name contains it too. */
export function CountBadge({ count }: Props) {
  if (count <= 0) return null
  return (
    <span className={css.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
