import { useId, type ReactNode } from 'react'
import { Icon } from '../../src/ui/Icon.tsx'
import css from './Disclosure.module.css'

type Props = {
  title: string
  /** A few words beside the title. */
  facts: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A button that shows and hides what is below it. */
export function Disclosure({ title, facts, isOpen, onToggle, children }: Props) {
  const panelId = useId()
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        <span className={css.title}>{title}</span>
        <span className={css.facts}>{facts}</span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div className={css.panel} id={panelId}>
          {children}
        </div>
      )}
    </>
  )
}
