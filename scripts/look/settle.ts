import type { Page } from '@playwright/test'

/** `Spinner` and `Skeleton`. */
const LOADING = 'main output:is([data-size], [data-shape])'

/** Waits for data, pictures and fonts; `patience` are milliseconds for data, since some stories stay loading. */
export async function settle(page: Page, patience = 5000): Promise<void> {
  await page
    .waitForFunction((selector) => document.querySelector(selector) === null, LOADING, { timeout: patience })
    .catch(() => undefined)
  await loadPictures(page)
}

/** Waits for pictures and fonts, which the app fetches after its first view. */
export async function loadPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-painting]') === null)
  await page.evaluate(async () => {
    const pictures = [...document.images]
    // A full-page screenshot includes lazy pictures.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
}
