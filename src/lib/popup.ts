type PopupOptions = {
  /** px */
  width: number
  /** px */
  height: number
  /** The same name reuses the window that has it. */
  name: string
  /** Stands in the window until it is led on. */
  text: string
}

/** Opens a blank window in the middle of this one; only within a click, or the browser blocks it: then null (PAY-01, PAY-03). */
export function openPopup({ width, height, name, text }: PopupOptions): Window | null {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const popup = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  try {
    if (popup) Object.assign(popup.document, { title: text }).body.textContent = text
  } catch {
    // A window of this name that was left over on a foreign page: it is led on all the same.
  }
  return popup
}

/** Resolves once a window is closed, looking every so many ms (PAY-02). */
export function whenClosed(popup: Pick<Window, 'closed'>, everyMs: number): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (!popup.closed) return
      clearInterval(look)
      resolve()
    }, everyMs)
  })
}
