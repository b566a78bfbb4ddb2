import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './ToastRegion.module.css'
import { hideToast, type Toast, useToasts } from '../toasts.ts'
import { useTopLayer } from './modalStack.ts'

const shownFor = 4000

export type ToastRegionProps = {
  /** How far up a toast moves, in px: `liftToFreePlace` where the app is loaded. */
  lift?: ((region: Element, layer: HTMLElement) => number) | undefined
}

/** Renders the toasts of `showToast`, above the page or the open dialog. Mounted once. */
export function ToastRegion({ lift }: ToastRegionProps) {
  const toasts = useToasts()
  const layer = useTopLayer()
  const region = useRef<HTMLOutputElement>(null)
  useLayoutEffect(() => {
    if (!lift || !layer || toasts.length === 0) return undefined
    const place = () => {
      const { current } = region
      if (!current) return
      current.style.translate = ''
      current.style.translate = `0 ${String(-lift(current, layer))}px`
    }
    place()
    addEventListener('scrollend', place)
    return () => removeEventListener('scrollend', place)
  }, [toasts, layer, lift])
  if (!layer) return null
  return createPortal(
    <output ref={region} className={css.region}>
      {toasts.map((toast) => (
        <ToastPill key={toast.id} toast={toast} />
      ))}
    </output>,
    layer,
  )
}

function ToastPill({ toast }: { toast: Toast }) {
  const { close } = useTexts(commonTexts)
  const { id, action } = toast
  const hide = () => hideToast(id)
  // A toast is not hidden while it is hovered, and one with a button not before it is closed: a keyboard takes longer.
  const [isHovered, setHovered] = useState(false)
  const isHeld = isHovered || action !== undefined
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => hideToast(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, isHeld])

  const act = () => {
    action?.onAct()
    hide()
  }
  return (
    <span className={css.toast} onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
      <span lang={toast.lang}>{toast.text}</span>
      {action && (
        <button type="button" className={css.action} onClick={act}>
          {action.label}
        </button>
      )}
      {action && (
        <button type="button" className={css.close} aria-label={close} onClick={hide}>
          ×
        </button>
      )}
    </span>
  )
}
