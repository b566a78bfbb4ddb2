/** Long enough for a browser that starts the download later, or asks first where to save it. */
const REVOKED_AFTER_MS = 60_000

/**
 * Downloads a text as a file in UTF-8. CSV starts with a byte order mark: Korean Excel reads CSV without one as EUC-KR. No other
 * format needs it, and JSON forbids it.
 */
export function saveFile(name: string, type: string, text: string): void {
  const mark = type === 'text/csv' ? '\uFEFF' : ''
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS)
}
