/** The shop's page that opened this one, if there is one. */
function host(): Window | null {
  const opener: Window | null = window.opener
  return window.parent === window ? opener : window.parent
}

export const hasHost = (): boolean => host() !== null

/** Posts an event to the script in the shop's page, only at the origin that it passed. */
export function postToHost(origin: string | undefined, event: 'complete' | 'search' | 'resize', detail: unknown): void {
  if (origin === undefined || !URL.canParse(origin)) return
  host()?.postMessage({ event, detail }, new URL(origin).origin)
}
