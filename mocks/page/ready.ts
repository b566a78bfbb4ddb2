/*
 * The emulated analytics script runs on pages whose mocks may start much later, or never. The Vite plugin marks such a page
 * with `<meta name="mock-backend" content="in page">`; the script waits for the event until the content is `ready`.
 */

/** Announces that the page's requests are mocked from now on. */
export function announceReady(): void {
  document.querySelector('meta[name="mock-backend"]')?.setAttribute('content', 'ready')
  dispatchEvent(new Event('mock-backend-ready'))
}
