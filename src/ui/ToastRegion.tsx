import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './ToastRegion.module.css'
import { hideToast, type Toast, useToasts } from './toasts.ts'
import { useTopLayer } from './modalStack.ts'

const shownFor = 4000

/** Renders the toasts of `showToast`, above the page or the open dialog. Mounted once. */
export function ToastRegion() {
  const toasts = useToasts()
  const layer = useTopLayer()
  if (!layer) return null
  return createPortal(
    <output className={css.region}>
      {toasts.map((toast) => (
        <ToastPill key={toast.id} toast={toast} />
      ))}
    </output>,
    layer,
  )
}

function ToastPill({ toast }: { toast: Toast }) {
  // A toast is not hidden while it is hovered or focused.
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => hideToast(toast.id), shownFor)
    return () => clearTimeout(timer)
  }, [toast.id, isHeld])

  const act = () => {
    toast.action?.onAct()
    hideToast(toast.id)
  }
  return (
    <span
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span lang={toast.lang}>{toast.text}</span>
      {toast.action && (
        <button type="button" className={css.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
    </span>
  )
}
