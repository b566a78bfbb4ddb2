import { expect, type BrowserContext, type Page } from '@playwright/test'

export const waitUntilStarted = async (page: Page) => expect(page.locator('#state')).toHaveText(/^app/)

export async function openApp(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await waitUntilStarted(page)
  return page
}

/** `mocked` if the mocks reply to this page, else status and beginning of the reply. */
export const ping = (page: Page, base: string) =>
  page.evaluate(async (url) => {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5000) })
    const text = await reply.text()
    return text.startsWith('{"page"') ? 'mocked' : `${reply.status} ${text.slice(0, 40)}`
  }, `${base}v1/ping`)

/** Posts a form from this page, into its own tab or the window named by `attributes.target`. */
export const postForm = (page: Page, action: string, fields: Record<string, string>, attributes: Record<string, string> = {}) =>
  page.evaluate(
    ([action, fields, attributes]) => {
      const form = document.createElement('form')
      for (const [name, value] of Object.entries({ method: 'post', action, ...attributes })) form.setAttribute(name, value)
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input')
        for (const [key, text] of Object.entries({ type: 'hidden', name, value })) input.setAttribute(key, text)
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    [action, fields, attributes] as const,
  )

/** Opens the payment window as the app does. */
export async function openPopup(page: Page, url: string): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.evaluate((url) => void window.open(url, 'pay', 'width=800,height=700'), url)
  return popup
}

/** The parameters that a provider's page has received. */
export async function readReceivedFields(page: Page, title = 'payment page'): Promise<unknown> {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('body')).toHaveText(/^\{/)
  const fields: unknown = JSON.parse(await page.locator('body').innerText())
  return fields
}

/** Stops every service worker, as an idle browser does. Resolves once they have stopped. */
export async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.length > 0 && versions.every(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await devtools.detach()
}

/** Appended to the worker: replies with its start time, which changes with every restart. */
export const REPORT_START_TIME = `
addEventListener('message', (event) => event.data === 'startTime' && event.ports[0].postMessage(performance.timeOrigin))`

export const workerStartTime = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }) => resolve(Number(data)))
      port1.start()
      registration?.active?.postMessage('startTime', [port2])
    })
  })
