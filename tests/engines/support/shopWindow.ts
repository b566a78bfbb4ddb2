import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { EngineBrowser, EngineElement, EngineWindow } from './engine.ts'
import { waitFor } from './waitFor.ts'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** How to find an element: its ARIA role and accessible name, a regular expression's source. */
export interface Query {
  readonly role: string
  readonly name: string
  /** Of several matches, the one at this index, negative from the end; default 0. */
  readonly index?: number
}

/** Finds the first match that is visible, by Testing Library's rules in the page. */
const findScript = ({ role, name, index = 0 }: Query) => `
  const found = TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: new RegExp(${JSON.stringify(name)}) })
    .filter((element) => element.getClientRects().length > 0).at(${index})`

const isInTransition =
  "return document.getAnimations().some(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition'))"

/** One window of the app, by what a shopper sees. Every call waits for its element. */
export class ShopWindow {
  readonly window: EngineWindow
  readonly #base: string

  constructor(window: EngineWindow, base: string) {
    this.window = window
    this.#base = base
  }

  async goto(path: string): Promise<void> {
    await this.window.goto(new URL(path, this.#base).href)
  }

  /** Starts a scenario and waits for its start. */
  async openScenario(id: string): Promise<void> {
    await this.goto(`?scenario=${id}&world=ko`)
    await this.until(`the start of ${id}`, async () => !(await this.window.url()).includes('scenario='))
    await this.see('main', '')
  }

  async find(role: string, name: string, index = 0): Promise<EngineElement> {
    const query = { role, name, index }
    await this.see(role, name, index)
    const script = `${findScript(query)}; found?.scrollIntoView({ block: 'center', behavior: 'instant' })`
    await this.#untilStill(`${role} /${name}/`, script)
    return this.window.element(`${script}; return found`)
  }

  /**
   * Drivers click at coordinates: waits until an element that `script` finds is at the same place twice, and not below the
   * pictures of a view transition, which Firefox lets take the press.
   */
  async #untilStill(what: string, script: string): Promise<void> {
    let before: unknown
    await this.until(`${what} at rest`, async () => {
      const box = await this.window.run(`${script}; return found ? JSON.stringify(found.getBoundingClientRect()) : ''`)
      const isStill = box !== '' && box === before && !(await this.window.run(isInTransition))
      before = box
      return isStill
    })
  }

  /** Waits until an element is visible. */
  async see(role: string, name: string, index = 0): Promise<void> {
    const script = `${findScript({ role, name, index })}; return found !== undefined`
    await this.until(`${role} /${name}/`, () => this.#matches(script))
  }

  /** Waits until no such element is visible. */
  async seeNo(role: string, name: string): Promise<void> {
    const script = `${findScript({ role, name })}; return found === undefined`
    await this.until(`no ${role} /${name}/`, () => this.#matches(script))
  }

  /** Runs a script that uses Testing Library; a new document does not have the library yet. */
  async #matches(script: string): Promise<boolean> {
    if ((await this.window.run('return "TestingLibraryDom" in window')) !== true) await this.window.run(library)
    return (await this.window.run(script)) === true
  }

  async click(role: string, name: string, index = 0): Promise<void> {
    await (await this.find(role, name, index)).click()
  }

  /** Clicks what an expression with Testing Library's `screen` and `within` returns. */
  async clickElement(expression: string): Promise<void> {
    await (await this.#element(expression)).click()
  }

  /** Chooses files in the input that an expression returns. */
  async uploadTo(expression: string, ...paths: readonly string[]): Promise<void> {
    await (await this.#element(expression)).upload(...paths)
  }

  async #element(expression: string): Promise<EngineElement> {
    const script = `const { screen, within } = TestingLibraryDom; const found = ${expression}`
    await this.until(expression, () => this.#matches(`${script}; return Boolean(found)`))
    return this.window.element(`${script}; found.scrollIntoView({ block: 'center', behavior: 'instant' }); return found`)
  }

  async fill(name: string, text: string): Promise<void> {
    await (await this.find('textbox', name)).fill(text)
  }

  /** Waits until the page's text contains `text`. */
  async seeText(text: string): Promise<void> {
    const script = `return document.body.innerText.includes(${JSON.stringify(text)})`
    await this.until(`text ${text}`, async () => (await this.window.run(script)) === true)
  }

  /** Waits until the path and query match. */
  async seeUrl(pattern: RegExp): Promise<void> {
    await this.until(`URL ${pattern}`, async () => pattern.test(await this.window.url()))
  }

  /** Waits until the condition holds. */
  async until(what: string, condition: () => Promise<boolean>): Promise<void> {
    const describe = async () =>
      String(await this.window.run('return location.href + "\\n" + document.body.innerText.slice(0, 600)').catch(String))
    await waitFor(what, async () => (await condition()) || undefined, describe)
  }
}

/** Waits for the window that `action` opens. */
export async function openedBy(browser: EngineBrowser, base: string, action: () => Promise<void>): Promise<ShopWindow> {
  const before = new Set(await browser.windows())
  await action()
  const opened = await waitFor('a new window', async () => (await browser.windows()).find((window) => !before.has(window)))
  return new ShopWindow(opened, base)
}
