import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { Origin, type WebDriver } from 'selenium-webdriver'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** Milliseconds. */
const TIMEOUT = 20_000
const POLL = 100

/** The expression of the visible element with an ARIA role and a name, a regular expression's source, by Testing Library. */
const byRole = (role: string, name: string, index = 0) =>
  `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: new RegExp(${JSON.stringify(name)}) })
    .filter((element) => element.getClientRects().length > 0).at(${index})`

/** The point to press, once nothing moves the element, not even a view transition, and nothing else takes the press. */
const findPoint = `
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isOnTop = found.contains(hit) || found.closest('label')?.contains(hit)
  const isMoving = document.getAnimations().some(({ effect, playState }) => playState === 'running' && effect.target?.contains(found))
  return isOnTop && !isMoving && y < innerHeight ? x + ' ' + y : undefined`

/** One window of the app, by what a shopper sees. Every call waits for its element. */
export class ShopWindow {
  readonly #driver: WebDriver
  readonly #handle: string
  readonly #url: string

  constructor(driver: WebDriver, handle: string, url: string) {
    this.#driver = driver
    this.#handle = handle
    this.#url = url
  }

  async #here(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#handle)
    return this.#driver
  }

  async goto(path: string): Promise<void> {
    await (await this.#here()).get(new URL(path, this.#url).href)
  }

  async reload(): Promise<void> {
    await (await this.#here()).navigate().refresh()
  }

  async close(): Promise<void> {
    await (await this.#here()).close()
  }

  /** Runs the body of a function in the page and returns its awaited JSON value. */
  async run(body: string): Promise<unknown> {
    const script = `return (async () => { ${body} })().then((value) => JSON.stringify(value))`
    const json = await (await this.#here()).executeScript(script)
    return typeof json === 'string' ? JSON.parse(json) : undefined
  }

  /** The window that an action opens. */
  async opened(action: () => Promise<void> = () => this.#driver.switchTo().newWindow('window')) {
    const before = new Set(await this.#driver.getAllWindowHandles())
    await action()
    const find = async () => (await this.#driver.getAllWindowHandles()).find((handle) => !before.has(handle))
    return new ShopWindow(this.#driver, await this.#waitFor('a new window', find), this.#url)
  }

  /** Starts a scenario and waits for its start. */
  async openScenario(id: string): Promise<void> {
    await this.goto(`?scenario=${id}&world=ko`)
    await this.until(`the start of ${id}`, `return !location.href.includes('scenario=')`)
    await this.see('main', '')
  }

  async see(role: string, name: string): Promise<void> {
    await this.#waitFor(`${role} /${name}/`, () => this.#query(byRole(role, name), 'return found ? true : undefined'))
  }

  async seeNo(role: string, name: string): Promise<void> {
    await this.#waitFor(`no ${role} /${name}/`, () => this.#query(byRole(role, name), 'return found ? undefined : true'))
  }

  async seeText(text: string): Promise<void> {
    await this.until(`text ${text}`, `return document.body.innerText.includes(${JSON.stringify(text)})`)
  }

  async seeUrl(pattern: RegExp): Promise<void> {
    await this.until(`URL ${pattern}`, `return ${pattern}.test(location.href)`)
  }

  /** Waits until a function in the page returns true. */
  async until(what: string, body: string): Promise<void> {
    await this.#waitFor(what, async () => (await this.run(body)) === true || undefined)
  }

  click(role: string, name: string, index = 0): Promise<void> {
    return this.clickElement(byRole(role, name, index))
  }

  /** Presses the element of an expression with Testing Library's `screen` and `within`, once it rests at one place. */
  async clickElement(expression: string): Promise<void> {
    let before: unknown
    const point = await this.#waitFor(expression, async () => {
      const now = await this.#query(expression, findPoint)
      const isAtRest = typeof now === 'string' && now === before
      before = now
      return isAtRest ? now.split(' ') : undefined
    })
    const [x, y] = point.map(Number)
    const press = (await this.#here()).actions().move({ x, y, origin: Origin.VIEWPORT })
    await press.click().perform()
  }

  /** Replaces an input's text by a command: WebKit's driver cannot type letters that need an input method. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name)
    await this.#query(
      byRole('textbox', name),
      `found.select(); document.execCommand('insertText', false, ${JSON.stringify(text)})`,
    )
  }

  /** Chooses a file in the dialog's input. */
  async upload(path: string, type: string): Promise<void> {
    await this.run(`
      const bytes = Uint8Array.from(atob('${readFileSync(path, 'base64')}'), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'photo', { type: '${type}' }))
      const input = document.querySelector('[role=dialog] input[type=file], dialog input[type=file]')
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))`)
  }

  /** Runs a script with `found`, the element of an expression; a new document does not have the library yet. */
  async #query(expression: string, script: string): Promise<unknown> {
    if ((await this.run('return "TestingLibraryDom" in window')) !== true) await this.run(library)
    return this.run(`const { screen, within } = TestingLibraryDom; const found = ${expression}; ${script}`)
  }

  /** Polls until `look` finds something. A page that is being replaced has no context for a moment: errors are tried again. */
  async #waitFor<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + TIMEOUT
    let problem = ''
    while (Date.now() < deadline) {
      try {
        const found = await look()
        if (found !== undefined) return found
      } catch (error) {
        problem = String(error)
      }
      await setTimeout(POLL)
    }
    const page = await this.run('return location.href + "\\n" + document.body.innerText.slice(0, 600)').catch(String)
    throw new Error(`${what} did not appear. ${problem}\n${String(page)}`)
  }
}
