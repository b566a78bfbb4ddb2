import type { Locator } from '@playwright/test'

/** Presses a button that closes its window, and waits for that. The window can be gone before the press is confirmed. */
export async function pressToClose(button: Locator, press = () => button.click()): Promise<void> {
  const closed = button.page().waitForEvent('close')
  // Without a closed window it is the press that failed.
  await press().catch((error: unknown) => closed.catch(() => Promise.reject(error)))
  await closed
}
