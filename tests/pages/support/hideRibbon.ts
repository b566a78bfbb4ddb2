import type { BrowserContext } from '@playwright/test'

/** Pages of a demo without its ribbon, as with `?ribbon=off`. */
export const hideRibbon = (context: BrowserContext) =>
  context.addInitScript(() => sessionStorage.setItem('pickers-mock:ribbon', 'off'))
