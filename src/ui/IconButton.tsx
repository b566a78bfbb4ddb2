import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import css from './IconButton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Look = {
  /** The accessible name. */
  label: string
  /** `bare` without a disc, `edge` outlined, `solid` filled. */
  look?: 'bare' | 'edge' | 'solid'
}

/** A button of 44 px with an icon instead of words. */
export function IconButton({ label, look = 'bare', children, ...props }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={css.disc} data-look={look}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

/** A link of 44 px with an icon instead of words. */
export function IconLink({ label, look = 'bare', children, ...props }: Look & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...props} className={css.disc ?? ''} data-look={look}>
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
