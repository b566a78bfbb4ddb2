import type { Page } from '@playwright/test'

/**
 * Resolves once the emulated collector has replied to the page view of this path. A page that is left before never receives
 * the reply: MSW's worker waits for it until the browser stops it after some minutes, and a new worker waits with it.
 */
export async function waitForPageView(page: Page, path: string): Promise<void> {
  const reply = await page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname.endsWith('/analytics/collect') && searchParams.get('ep.page_path')?.endsWith(`/${path}`) === true
  })
  await reply.finished()
}
