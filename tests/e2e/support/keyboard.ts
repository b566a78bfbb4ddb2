import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** More than any page has before its footer. */
const STOPS_MAX = 90

/** Reaches elements by Tab and presses them, without a pointer. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until the element with this role and name has the focus. Throws if it is never reached. */
  async tabTo(role: Role, name: string | RegExp): Promise<Locator> {
    const wanted = this.#page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    await expect(wanted.first(), `${role} ${name} is there`).toBeAttached()
    for (let stops = 0; stops < STOPS_MAX; stops += 1) {
      await this.#page.keyboard.press('Tab')
      if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return wanted
    }
    throw new Error(`${role} ${name} is not reached by Tab`)
  }

  async press(role: Role, name: string | RegExp, key = 'Enter'): Promise<void> {
    await this.tabTo(role, name)
    await this.#page.keyboard.press(key)
  }

  async type(name: string | RegExp, text: string): Promise<void> {
    await this.tabTo('textbox', name)
    await this.#page.keyboard.type(text)
  }
}
