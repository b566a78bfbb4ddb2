import type { Locator, Page } from '@playwright/test'
import { waitForMocks } from '../support/mocks.ts'
import { approveAndWaitForClose, openPaymentWindow, paidHeading } from '../support/payHelpers.ts'
import { openTab, outcome } from '../support/console.ts'
import { openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// Two personas in one world, each in a tab of their own.

const userOf = (page: Page) => page.evaluate(() => localStorage.getItem('userId'))
const cartOf = (page: Page) => page.evaluate(() => localStorage.getItem('cart'))

/** Opens the app as a persona of the tab. */
async function openAs(page: Page, persona: string): Promise<void> {
  await page.goto(`./?as=${persona}`)
  await page.waitForURL((url) => !url.searchParams.has('as'))
  await waitForMocks(page)
}

test('a tab as another persona: own session and cart, the world’s records, also after a reload', async ({ page, context }) => {
  await openScenario(page, 'mock', 'home-picked')
  await waitForMocks(page)
  const other = await context.newPage()
  await openAs(other, 'jihoon')
  expect([await userOf(page), await userOf(other)]).toEqual(['1', '2'])
  await page.evaluate(() => localStorage.setItem('cart', 'of minseo'))
  await other.evaluate(() => localStorage.setItem('cart', 'of jihoon'))
  await other.reload()
  await waitForMocks(other)
  expect([await cartOf(page), await userOf(other)]).toEqual(['of minseo', '2'])
  await page.evaluate(() => window.__mock.setCrowd({ perMinute: 77 }))
  expect(await other.evaluate(() => window.__mock.crowd())).toEqual({ perMinute: 77 })
  // Another persona in the same tab, and back: the cart is there again.
  await other.evaluate(() => localStorage.setItem('cart', '{"items":[]}'))
  await openAs(other, 'yuna')
  expect([await userOf(other), await cartOf(other)]).toEqual(['3', null])
  await openAs(other, 'jihoon')
  expect(await cartOf(other)).toBe('{"items":[]}')
  // A tab without an opener has the browser's persona.
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    other.evaluate(() => void window.open(location.href, '_blank', 'noopener')),
  ])
  await waitForMocks(opened)
  expect(await userOf(opened)).toBe('1')
  // The browser's own persona again.
  await openAs(other, '')
  expect(await userOf(other)).toBe('1')
})

test('two windows of one persona share a session; a sign-out of another persona does not reach them', async ({
  page,
  context,
}) => {
  await openScenario(page, 'mock', 'home-picked')
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openAs(first, 'jihoon')
  await openAs(second, 'jihoon')
  await page.evaluate(() => {
    for (const key of ['userId', 'accessToken', 'refreshToken']) localStorage.removeItem(key)
  })
  expect([await userOf(page), await userOf(first)]).toEqual([null, '2'])
  const events = second.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => addEventListener('storage', ({ key, newValue }) => resolve([key, newValue]))),
  )
  await first.evaluate(() => localStorage.setItem('cart', 'by the first'))
  expect(await events).toEqual(['cart', 'by the first'])
})

/** The rows that a list loses until its tabs have been asked three times. */
const rowsRemoved = (list: Locator) =>
  list.evaluate((element) => {
    const channel = new BroadcastChannel(`pickers-mock:${location.origin}/`)
    return new Promise<number>((resolve) => {
      let [removed, asked] = [0, 0]
      const count = (changes: MutationRecord[]) => changes.forEach(({ removedNodes }) => (removed += removedNodes.length))
      new MutationObserver(count).observe(element, { childList: true })
      channel.addEventListener('message', ({ data }) => {
        if ('isAnyoneThere' in data && ++asked === 3) resolve(removed)
      })
    }).finally(() => channel.close())
  })

test('People: who is in which tab; a new tab as someone else, and a second guest is another one', async ({ page, context }) => {
  await openScenario(page, 'mock', 'home-picked')
  await page.goto('./product/34')
  const people = await openTab(page, '사람')
  const opened = context.waitForEvent('page')
  await people.getByRole('link', { name: '새 탭에서 지훈' }).click()
  const other = await opened
  await expect.poll(() => userOf(other).catch(() => null)).toBe('2')
  await expect(other).toHaveURL(/:\d+\/$/)
  const tabs = people.getByRole('list', { name: '어느 탭에 누가 있나요' })
  await expect(tabs).toContainText('지훈')
  await expect(tabs).toContainText('민서')
  expect(await rowsRemoved(tabs)).toBe(0)

  const guests: (string | null)[] = []
  for (const name of ['first', 'second']) {
    const guest = await context.newPage()
    await openAs(guest, name)
    await guest.goto('./login')
    await guest.getByRole('button', { name: /회원가입 없이/ }).click()
    await expect.poll(() => userOf(guest)).not.toBeNull()
    guests.push(await userOf(guest))
  }
  expect(new Set(guests).size).toBe(2)
})

test('a reset that is undone brings every persona back; so does the world’s file', async ({ page, context }) => {
  await openScenario(page, 'mock', 'home-picked')
  const other = await context.newPage()
  await openAs(other, 'jihoon')
  await other.evaluate(() => localStorage.setItem('cart', '{"items":[],"totalItems":0,"of":"jihoon"}'))
  const { text } = await page.evaluate(() => window.__mock.exportWorld())
  const panel = await openTab(page, '세계')
  await panel.getByRole('button', { name: '처음부터 다시' }).click()
  await expect.poll(() => userOf(other).catch(() => '')).toBeNull()
  await page.getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect.poll(() => userOf(other).catch(() => null)).toBe('2')
  expect(await cartOf(other)).toContain('jihoon')
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()

  await page.evaluate(() => void window.__mock.reset())
  await expect.poll(() => userOf(other).catch(() => '')).toBeNull()
  await waitForMocks(page)
  await page.evaluate((world) => void window.__mock.importWorld({ text: world }), text)
  await expect.poll(() => userOf(other).catch(() => null)).toBe('2')
  await expect.poll(() => userOf(page).catch(() => null)).toBe('1')
})

/** From the product's page to the provider's window. */
async function openPayment(page: Page, address: RegExp): Promise<Page> {
  await page.goto('./product/34')
  await page.getByRole('group', { name: '사이즈' }).getByRole('button').and(page.locator(':enabled')).first().click()
  await page.getByRole('button', { name: '바로 구매' }).click()
  await expect(page.getByRole('heading', { name: '주문·결제' })).toBeVisible()
  await page.getByRole('radio', { name: address }).check({ force: true })
  return openPaymentWindow(page)
}

test('[API-61, PAY-08] two personas in two tabs of one world pay at once; one of them gets the last piece', async ({
  page,
  context,
}) => {
  await openScenario(page, 'mock', 'product-last-one')
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openAs(first, 'minseo')
  await openAs(second, 'guestOrdered')
  // Both windows are open: the lock of a payment is a user's own.
  const windows = [await openPayment(first, /구민서.*03045/), await openPayment(second, /금하린/)] as const
  await approveAndWaitForClose(windows[0])
  await expect(paidHeading(first)).toBeVisible()
  await approveAndWaitForClose(windows[1])
  await expect(second.getByRole('alert')).toContainText('품절되었어요')
  expect(await userOf(page)).toBe('2')
})

test('People: the token expires and is renewed unseen; the session ends and the login page opens', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const people = await openTab(page, '사람')
  await people.getByRole('button', { name: '토큰 만료시키기' }).click()
  await expect(outcome(page)).toHaveText('토큰을 만료시켰어요. 앱이 다음 요청에서 새로 받아요.')
  await people.getByRole('button', { name: '앱 새로고침' }).click()
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  await waitForReplies(page, 'refreshTokens')
  await people.getByRole('button', { name: '로그인 끝내기' }).click()
  await expect(outcome(page)).toContainText('로그인을 끝냈어요.')
  await page.goto('./account/orders')
  await expect(page.getByRole('heading', { name: '특별한 스타일 여정, 지금 시작해요' })).toBeVisible()
})
