import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Capabilities, Session, WebDriver } from 'selenium-webdriver'
import { onTestFinished } from 'vitest'

// Korean, as in the other tests: the language of a first visit follows the browser.
const preferences = { 'intl.accept_languages': 'ko-KR', 'dom.disable_open_during_load': false }

/** Starts Firefox without a window, on a new profile, until the test ends. */
export async function launchFirefox(executable: string, more: Readonly<Record<string, number>> = {}): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'pickers-firefox-'))
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--no-remote', '--width', '1280', '--height', '900', '--remote-debugging-port', '0']
  const firefox = spawn(executable, [...words, '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(firefox, 'exit')
  onTestFinished(async () => {
    firefox.kill('SIGKILL')
    await exit
    rmSync(profile, { recursive: true, force: true })
  })
  // It prints the address of its BiDi server.
  const address = new Promise<string>((found) => {
    createInterface({ input: firefox.stderr }).on('line', (line) => /ws:\/\/\S+/.exec(line)?.forEach(found))
  })
  return connect(`${await address}/session`)
}

/**
 * Selenium's driver with an executor that speaks WebDriver BiDi to Firefox. Debian has no geckodriver, which would translate
 * the commands; those that the journeys use are translated here.
 */
async function connect(webSocketUrl: string): Promise<WebDriver> {
  const driver: WebDriver = new WebDriver(new Session('', new Capabilities({ webSocketUrl })), {
    execute: async (command) => {
      const execute = commands[command.getName()]
      if (!execute) throw new Error(`no BiDi for the command ${command.getName()}`)
      return execute(Object(command.getParameters()))
    },
  })
  const connection = await driver.getBidi()
  const send = async (method: string, params: object = {}) => {
    const { result, error, message } = Object(await connection.send({ method, params }))
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message}`)
    return result
  }
  await send('session.new', { capabilities: {} })
  let context: unknown
  const commands: Readonly<Record<string, (parameters: Readonly<Record<string, unknown>>) => Promise<unknown>>> = {
    getWindowHandles: async () => {
      const { contexts } = await send('browsingContext.getTree')
      return contexts.map((tree: { context: string }) => tree.context)
    },
    newWindow: async () => {
      const created = await send('browsingContext.create', { type: 'window' })
      return { handle: created.context }
    },
    switchToWindow: async ({ handle }) => {
      if (handle !== context) await send('browsingContext.activate', { context: handle })
      context = handle
    },
    get: ({ url }) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    refresh: () => send('browsingContext.reload', { context, wait: 'interactive' }),
    executeScript: async ({ script }) => {
      const expression = `(() => { ${String(script)} })()`
      const reply = await send('script.evaluate', { expression, awaitPromise: true, target: { context } })
      if (reply.exceptionDetails !== undefined) throw new Error(reply.exceptionDetails.text)
      return reply.result.value
    },
    actions: ({ actions }) => send('input.performActions', { context, actions }),
    close: () => send('browsingContext.close', { context }),
    quit: () => send('browser.close'),
  }
  return driver
}
