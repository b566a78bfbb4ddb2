import { expect, type Locator, type Page } from '@playwright/test'
import { waitForReplies } from './scenario.ts'

// The testers' console, in Korean.

export const consoleHandle = (page: Page) => page.getByRole('button', { name: '테스터 도구 열기' })
export const consoleOf = (page: Page) => page.getByRole('region', { name: '테스터 도구', exact: true })
/** What became of the last command. */
export const outcome = (page: Page) => consoleOf(page).getByRole('status').last()

/** Waits until the console can be opened, in a demo too, which hides its handle. */
export const waitForConsole = (page: Page) => expect(page.locator('#mock-console')).toBeAttached()

/** Fills the logs of the page and of the console with ten thousand requests of another window, copies of one of this page's. */
export async function fillRequestLog(page: Page): Promise<void> {
  await waitForReplies(page, 'currentEpisode')
  await page.evaluate(async () => {
    const entry = (await window.__mock.requestLog()).find(({ operation }) => operation === 'currentEpisode')
    const channel = new BroadcastChannel(`pickers-mock:${location.origin}/`)
    const post = channel.postMessage.bind(channel)
    for (let no = 1; no <= 10_000; no += 1) post({ entry: { ...entry, reply: null, window: '/other x.y', no } })
    channel.close()
  })
}

/** Opens the console, if it is closed, and one of its tabs. */
export async function openTab(page: Page, name: string): Promise<Locator> {
  const tab = page.getByRole('tab', { name })
  await consoleHandle(page).or(tab).first().waitFor()
  if (await consoleHandle(page).isVisible()) await consoleHandle(page).click()
  await tab.click()
  return page.getByRole('tabpanel', { name })
}
