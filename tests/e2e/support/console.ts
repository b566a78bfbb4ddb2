import { expect, type Locator, type Page } from '@playwright/test'

// The testers' console, in Korean.

export const consoleHandle = (page: Page) => page.getByRole('button', { name: '모의 서버 콘솔 열기' })
export const consoleOf = (page: Page) => page.getByRole('region', { name: '모의 서버', exact: true })
/** What became of the last command. */
export const outcome = (page: Page) => consoleOf(page).getByRole('status').last()

/** Waits until the console can be opened, in a demo too, which hides its handle. */
export const waitForConsole = (page: Page) => expect(page.locator('#mock-console')).toBeAttached()

/** Opens the console, if it is closed, and one of its tabs. */
export async function openTab(page: Page, name: string): Promise<Locator> {
  const tab = page.getByRole('tab', { name })
  await consoleHandle(page).or(tab).first().waitFor()
  if (await consoleHandle(page).isVisible()) await consoleHandle(page).click()
  await tab.click()
  return page.getByRole('tabpanel', { name })
}
