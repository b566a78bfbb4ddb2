import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import css from './IconButton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Look = {
  /** The sign's words: its accessible name. */
  label: string
  look?: 'bare' | 'edge' | 'solid'
}

export function IconButton({ label, look = 'bare', children, ...props }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} className={css.disc} data-look={look}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

export function IconLink({ label, look = 'bare', children, ...props }: Look & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...props} className={css.disc ?? ''} data-look={look}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  )
}

/** The ink count over a sign; the link's own label says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className={css.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
