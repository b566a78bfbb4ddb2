type PopupOptions = {
  /** px */
  width: number
  /** px */
  height: number
  /** A window with the same name is reused. */
  name: string
  /** Shown in the window until it navigates. */
  text: string
}

/** Opens a blank window in the center of this one, within a click; null where the browser blocks it (PAY-01, PAY-03). */
export function openPopup({ width, height, name, text }: PopupOptions): Window | null {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const popup = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  try {
    if (popup) Object.assign(popup.document, { title: text }).body.textContent = text
  } catch {
    // A window of this name may still show a page of another origin: the caller navigates it anyway.
  }
  return popup
}

/** Resolves once a window is closed, which is polled every `intervalMs` ms (PAY-02). */
export function whenClosed(popup: Pick<Window, 'closed'>, intervalMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      resolve()
    }, intervalMs)
  })
}
