import type { Page } from '@playwright/test'

/**
 * Waits until a document has `__mock`, a moment after its load, and its worker where the browser has one: a busy browser may load a
 * page past its worker, and such a page is loaded again.
 */
export const waitForMocks = (page: Page) =>
  page.waitForFunction(async () => {
    if (!('__mock' in window)) return false
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    return worker === undefined || worker.controller !== null || (await worker.getRegistration()) === undefined
  })
