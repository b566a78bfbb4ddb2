import { type MouseEvent, type PointerEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './Dialog.module.css'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { openModal } from './modalStack.ts'

type Props = {
  /** Its heading and accessible name. */
  title: ReactNode
  /** Small print above the title. */
  eyebrow?: ReactNode
  /** Called by Escape, the close button and a press outside; the caller unmounts it. */
  onClose: () => void
  /** `narrow` is 520 px wide, `wide` 832 px: centered on desktops, at the bottom on phones. `viewer` is dark and fills the screen, `pictures` too: its title is for screen readers, the close button stands over them. */
  variant?: 'narrow' | 'wide' | 'viewer' | 'pictures'
  /** Buttons below the scrolling body. */
  actions?: ReactNode
  children: ReactNode
}

/** Open while mounted. Escape, the close button and a press outside call `onClose`; a second dialog replaces the first. */
export function Dialog({ title, eyebrow, onClose, variant = 'narrow', actions, children }: Props) {
  const titleId = useId()
  const { close } = useTexts(commonTexts)
  const { ref, ...events } = useModal(onClose)
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-variant={variant}
      data-theme={variant === 'viewer' || variant === 'pictures' ? 'dark' : undefined}
      aria-labelledby={titleId}
      {...events}
    >
      <div className={css.panel}>
        <header ref={headRef} className={css.head}>
          <div className={css.heading}>
            {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
            <h2 id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
          </div>
          <IconButton label={close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className={css.body}>{children}</div>
        {actions !== undefined && (
          <footer ref={actionsRef} className={css.actions}>
            {actions}
          </footer>
        )}
      </div>
    </dialog>
  )
}

const headRef = measuredAs('--head-height')
const actionsRef = measuredAs('--actions-height')

/** The ref of a sticky bar: its height, as a custom property, keeps what is scrolled to from being behind it. */
function measuredAs(name: `--${string}`) {
  return (bar: HTMLElement) => {
    const scroller = bar.parentElement
    const observer = new ResizeObserver(() => scroller?.style.setProperty(name, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      scroller?.style.removeProperty(name)
    }
  }
}

function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    return dialog ? openModal(dialog, () => leave()) : undefined
  }, [])

  // A press that started inside, e.g. to select text, and ended on the backdrop does not close the dialog.
  const pressedOn = useRef<EventTarget>(null)
  return {
    ref,
    onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Browsers may close a dialog without a cancel event, e.g. on a second Escape: its owner has to know.
    onClose: ({ currentTarget }: { currentTarget: HTMLDialogElement }) => {
      if (currentTarget.isConnected && !currentTarget.open) onClose()
    },
    onPointerDown: (event: PointerEvent) => {
      pressedOn.current = event.target
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressedOn.current === event.target) onClose()
    },
  }
}
