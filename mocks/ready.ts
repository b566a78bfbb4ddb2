/*
 * Scripts of emulated services (page views) run on a page whose mocks may come much later, or never. The Vite plugin marks such a
 * page by `<meta name="mock-backend" content="in page">`; they wait for the event where the content is not `ready` yet.
 */

/** Says that requests of this page are answered from now on. */
export function announceReady(): void {
  document.querySelector('meta[name="mock-backend"]')?.setAttribute('content', 'ready')
  dispatchEvent(new Event('mock-backend-ready'))
}
