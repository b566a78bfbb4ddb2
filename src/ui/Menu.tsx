import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react'
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

/** A disclosure with a list of links, so that keys work as in any other list of links. */
export function Menu({ label, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const leave = (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setOpen(false)
  }
  const escape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }
  const choose = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('a, button:not([aria-expanded], [aria-pressed])')) setOpen(false)
  }
  return (
    <div className={css.menu} role="presentation" onBlur={leave} onKeyDown={escape} onClick={choose}>
      <IconButton label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {icon}
      </IconButton>
      <div className={css.list} id={id} hidden={!isOpen}>
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
