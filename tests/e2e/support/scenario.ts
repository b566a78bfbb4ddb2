import { expect, type Page } from '@playwright/test'
import { waitForMocks } from './mocks.ts'
import { backend, urlOf, type Mode } from './sites.ts'

type StartState = { start: string; localStorage: Record<string, string>; sessionStorage: Record<string, string> }

/** Opens a scenario, in Korean: by its address where the mocks run in the page, else by the server's control API. */
export async function openScenario(page: Page, mode: Mode, id: string): Promise<void> {
  if (mode !== 'real') {
    await page.goto(`./?scenario=${id}&world=ko`)
    await page.waitForURL((url) => !url.searchParams.has('scenario'))
    return
  }
  await openOnServer(page, { scenario: id })
}

/** Opens a scenario or an exported world by the server's control API. */
export async function openOnServer(page: Page, to: { scenario: string } | { world: string }): Promise<void> {
  const command = 'world' in to ? { path: 'world', data: { text: to.world } } : { path: 'scenario', data: { id: to.scenario } }
  const reply = await page.request.post(`${backend.url}/__mock/${command.path}`, { data: command.data })
  const { start, localStorage, sessionStorage }: StartState = await reply.json()
  await page.goto('./login')
  await page.evaluate(
    ([local, session]) => {
      for (const [key, value] of Object.entries(local)) globalThis.localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) globalThis.sessionStorage.setItem(key, value)
    },
    [localStorage, sessionStorage] as const,
  )
  await page.goto(urlOf('real') + start.slice(1))
}

/** Waits until the page has made these calls, and each of its calls has its reply. */
export async function waitForReplies(page: Page, ...operations: string[]): Promise<void> {
  await waitForMocks(page)
  const findAwaited = () =>
    page.evaluate(async (wanted) => {
      const log = (await window.__mock.requestLog()).filter(({ isEarlier }) => isEarlier !== true)
      const missing = wanted.filter((name) => !log.some(({ operation }) => operation === name))
      return [...missing, ...log.filter(({ status }) => status === null).map(({ path }) => path)]
    }, operations)
  await expect.poll(findAwaited).toEqual([])
}

/** Advances the clock of the page's world by `ms`. */
export const advanceClock = (page: Page, ms: number) => page.evaluate((more) => window.__mock.advanceClock({ ms: more }), ms)

/** The link of the first card that is fully visible between the bars. */
export const hrefInView = (page: Page) =>
  page.evaluate(() => {
    const room = 90
    const card = [...document.querySelectorAll('main article')].find((article) => {
      const { top, bottom } = article.getBoundingClientRect()
      return top >= room && bottom <= innerHeight - room
    })
    return card?.querySelector('a')?.getAttribute('href') ?? undefined
  })
