import { type FocusEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import css from './Menu.module.css'

type Props = {
  /** The accessible name of the button. */
  label: string
  /** The face of the button. */
  icon: ReactNode
  /** Links and buttons, which close the menu, and groups of choices, which leave it open. */
  children: ReactNode
}

/**
 * A disclosure with a list of links, so that keys work as in any other list of links. The browser closes it by Escape and by a
 * press outside, and says whether it is open.
 */
export function Menu({ label, icon, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  // Without a related target the press was on nothing that takes the focus: Safari focuses no button, not even in the menu
  // (https://github.com/tailwindlabs/headlessui/pull/2326).
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover()
  }
  const choose = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('a, button:not([popovertarget], [aria-pressed])')) list.current?.hidePopover()
  }
  return (
    <div className={css.menu} role="presentation" onBlur={leave} onClick={choose}>
      <IconButton label={label} popoverTarget={id}>
        {icon}
      </IconButton>
      <div ref={list} className={css.list} id={id} popover="auto">
        {children}
      </div>
    </div>
  )
}

type MenuGroupProps = {
  /** Above the choices. */
  label: string
  children: ReactNode
}

/** Choices below a label, after the links. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <div className={css.group}>
      <p>{label}</p>
      {children}
    </div>
  )
}
