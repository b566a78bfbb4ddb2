import { ElementHandle, launch, type LaunchOptions as PuppeteerOptions, type Page } from 'puppeteer-core'
import { windowsByHandle, type EngineBrowser, type EngineElement, type EngineWindow } from './engine.ts'

/** Milliseconds. */
const TIMEOUT = 30_000

/** Chromium over CDP, or Firefox over WebDriver BiDi. */
export async function launchWithPuppeteer(options: PuppeteerOptions): Promise<EngineBrowser> {
  const browser = await launch({ ...options, defaultViewport: null, protocolTimeout: 60_000 })
  const version = await browser.version()
  const [first] = await browser.pages()
  let unused = first
  const windowOf = windowsByHandle(engineWindow)
  return {
    version,
    windows: async () => (await browser.pages()).map(windowOf),
    open: async () => {
      const page = unused ?? (await browser.newPage())
      unused = undefined
      return windowOf(page)
    },
    close: () => browser.close(),
  }
}

function engineWindow(page: Page): EngineWindow {
  page.setDefaultTimeout(TIMEOUT)
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    // Over BiDi `page.url()` does not follow the History API.
    url: async () => String(await page.evaluate('location.href')),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    element: async (body) => {
      const handle = await page.evaluateHandle(`(() => { ${body} })()`)
      if (!(handle instanceof ElementHandle)) throw new Error(`no element: ${body}`)
      return engineElement(handle)
    },
    focus: () => page.bringToFront(),
    close: () => page.close(),
  }
}

function engineElement(handle: ElementHandle): EngineElement {
  return {
    click: () => handle.click(),
    fill: async (text) => {
      await handle.click({ count: 3 })
      await handle.press('Backspace')
      await handle.type(text)
    },
    upload: async (...paths) => {
      const input = await handle.toElement('input')
      await input.uploadFile(...paths)
    },
  }
}
