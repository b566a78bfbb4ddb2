import { expect, type Locator, type Page } from '@playwright/test'

/** Each language at each width; by default one of each, so that the run keeps to its time: `TOURS=all` runs all four. */
export const places = ['ko-KR', 'en-GB'].flatMap((locale) =>
  [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]
    .map((viewport) => ({ locale, viewport }))
    .filter(({ viewport: { width } }) => process.env['TOURS'] === 'all' || (width === 390) === (locale === 'ko-KR')),
)

/** The text of the running tour. */
export const guide = (page: Page) => page.getByRole('region', { name: /^(안내|Guide) · / })

export const expectStep = (page: Page, step: string) => expect(guide(page)).toContainText(step)

/** Presses what the guide points at. */
export async function press(within: Page | Locator, role: 'button' | 'link', name: RegExp): Promise<void> {
  await pressFramed('page' in within ? within.page() : within, within.getByRole(role, { name }).first())
}

/** Presses an element once the guide points at it. */
export async function pressFramed(page: Page, wanted: Locator): Promise<void> {
  await expect.poll(() => isFramed(page, wanted)).toBe(true)
  await wanted.click()
}

/** Waits until nothing covers the middle of the dialog's title. */
export async function expectTitleInSight(page: Page): Promise<void> {
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 }).first()
  await expect.poll(() => title.evaluate(isOnTop)).toBe(true)
}

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Whether the guide's frame is around an element. */
async function isFramed(page: Page, element: Locator): Promise<boolean> {
  const [frame, box] = [await page.locator('.tour-frame').boundingBox(), await element.boundingBox()]
  return frame !== null && box !== null && Math.abs(frame.x - box.x) < 1 && Math.abs(frame.y - box.y) < 1
}

/** Follows the tour Buy from home. Returns the button that opens the payment. */
export async function followToPayment(page: Page): Promise<Locator> {
  await press(page, 'link', /^(샵|Shop)$/)
  await expect(guide(page)).toContainText(/상품을 눌러|Open a product/)
  await page.getByRole('main').locator('a[href*="/product/"]').first().click()
  await expect(guide(page)).toContainText(/사이즈를 골라|choose a size/)
  await page.locator('fieldset [aria-pressed=false]:enabled').locator('visible=true').first().click()
  await expect(guide(page)).toContainText(/이제 바로 구매|Now press/)
  await page
    .getByRole('button', { name: /바로 구매$|^Buy now/ })
    .last()
    .click()
  await press(page, 'button', /배송지 추가|Add an address/)
  await press(page, 'button', /예시 주소 채우기|example address/)
  await press(page, 'button', /배송지 저장|Save address/)
  await expect(guide(page)).toContainText(/모의 결제창|mock payment/)
  return page
    .getByRole('button', { name: /원 결제하기$|^Pay / })
    .locator('visible=true')
    .first()
}

/** More than a page has before its footer. */
const STOPS_MAX = 90

/** Presses Tab until the focus is on what the guide points at, or inside it. Throws if it is never reached. */
export async function tabToTarget(page: Page): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isFocusFramed)) return
  }
  throw new Error('what the guide points at is not reached by Tab')
}

async function isFocusFramed(): Promise<boolean> {
  // Tab can scroll the page; the frame follows in the next animation frame.
  await new Promise((done) => requestAnimationFrame(done))
  const frame = document.querySelector('.tour-frame')?.getBoundingClientRect()
  const focused = document.activeElement?.getBoundingClientRect()
  if (!frame || !focused || document.activeElement === document.body) return false
  const [left, top] = [focused.x - frame.x, focused.y - frame.y]
  return left > -1 && top > -1 && focused.right < frame.right + 1 && focused.bottom < frame.bottom + 1
}
