import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Builder, Capabilities, WebElement, type WebDriver } from 'selenium-webdriver'
import { withTimeout } from '../../../mocks/db/withTimeout.ts'
import { windowsByHandle, type EngineBrowser, type EngineElement, type EngineWindow } from './engine.ts'

/** Milliseconds. */
const TIMEOUTS = { script: 30_000, pageLoad: 60_000, implicit: 0 }
const QUIT_TIMEOUT = 20_000

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export async function launchWebKit(miniBrowser: string): Promise<EngineBrowser> {
  const display = await startDisplay()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const stop = () => {
    server.kill()
    display.stop()
  }
  const driver = await connect(port, miniBrowser).catch((error: unknown) => {
    stop()
    throw error
  })
  await driver.manage().setTimeouts(TIMEOUTS)
  const version = `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`
  let isFirst = true
  const windowOf = windowsByHandle((handle: string) => engineWindow(driver, handle))
  return {
    version,
    windows: async () => (await driver.getAllWindowHandles()).map(windowOf),
    open: async () => {
      if (!isFirst) await driver.switchTo().newWindow('window')
      isFirst = false
      return windowOf(await driver.getWindowHandle())
    },
    // A browser that hangs does not reply: its display ends, and it with the display.
    close: () => withTimeout(driver.quit(), QUIT_TIMEOUT, 'WebKitGTK did not quit').finally(stop),
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1280x900'] },
  })
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      return await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build()
    } catch (error) {
      // The driver's process may not listen yet.
      if (Date.now() > deadline) throw error
      await setTimeout(100)
    }
  }
}

function engineWindow(driver: WebDriver, handle: string): EngineWindow {
  const here = async () => {
    await driver.switchTo().window(handle)
    return driver
  }
  return {
    goto: async (url) => (await here()).get(url),
    reload: async () => (await here()).navigate().refresh(),
    back: async () => (await here()).navigate().back(),
    url: async () => (await here()).getCurrentUrl(),
    run: async (body) => {
      const reply: unknown = await (
        await here()
      ).executeAsyncScript(
        `const done = arguments[arguments.length - 1]; (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      )
      const { value, error }: { value?: unknown; error?: string } = Object(reply)
      if (error !== undefined) throw new Error(error)
      return value
    },
    element: async (body) => {
      const found: unknown = await (await here()).executeScript(body)
      if (!(found instanceof WebElement)) throw new Error(`no element: ${body}`)
      return engineElement(driver, found)
    },
    focus: async () => void (await here()),
    close: async () => (await here()).close(),
  }
}

function engineElement(driver: WebDriver, element: WebElement): EngineElement {
  return {
    click: () => element.click(),
    // The driver cannot type letters that need an input method.
    fill: async (text) => {
      await element.click()
      await driver.executeScript('arguments[0].select(); document.execCommand("insertText", false, arguments[1])', element, text)
    },
    upload: (...paths) => element.sendKeys(paths.join('\n')),
  }
}

/** Xvfb chooses a free display and writes its number to file descriptor 3. */
async function startDisplay(): Promise<{ name: string; stop: () => void }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const output = xvfb.stdio[3]
  if (!output) throw new Error('Xvfb has no output')
  const [data] = await once(output, 'data')
  return { name: `:${String(data).trim()}`, stop: () => xvfb.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
