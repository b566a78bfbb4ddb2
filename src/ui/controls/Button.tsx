import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import css from './Button.module.css'
import { SpinningRing } from '../Spinner.tsx'

type Appearance = {
  /** `accent`: only for leaving a pick, once on a screen. */
  variant?: 'solid' | 'outline' | 'quiet' | 'accent'
  /** 44 px high if compact, 48 if normal, 56 if large. */
  size?: 'normal' | 'compact' | 'large'
  /** Whether it fills the width of its container. */
  isWide?: boolean
}

type ButtonProps = Appearance & {
  /** A spinner instead of the label, in the same width; presses are ignored. */
  isBusy?: boolean
} & ComponentProps<'button'>

/** An action as a pill. A busy one shows a ring in place of its label and ignores presses. */
export function Button({ variant = 'solid', size = 'normal', isWide = false, isBusy = false, ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', 'aria-disabled': isLocked = false, ...props } = rest
  // Neither a busy one nor one that is locked for a while is `disabled`, so that it keeps the focus; its clicks are ignored.
  const isIgnored = isBusy || isLocked === true
  const press = (event: MouseEvent<HTMLButtonElement>) => (isIgnored ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...props}
      // eslint-disable-next-line react/button-has-type -- the type comes from the props
      type={type}
      className={css.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isIgnored || undefined}
      onClick={press}
    >
      <span className={css.label}>{children}</span>
      {isBusy && (
        <span className={css.busy}>
          <SpinningRing />
        </span>
      )}
    </button>
  )
}

type LinkProps = Appearance & Omit<ComponentProps<typeof Link>, 'className'>

/** A link that looks like a button. */
export function ButtonLink({ variant = 'solid', size = 'normal', isWide = false, children, ...props }: LinkProps) {
  return (
    <Link {...props} className={css.button ?? ''} data-variant={variant} data-size={size} data-wide={isWide}>
      {children}
    </Link>
  )
}
