import type { Locator, Page } from '@playwright/test'
import { staticPaths } from '../../../src/config/paths.ts'
import { waitForHydration } from '../support/landingTest.ts'
import { memoCards, wall } from '../support/memoWall.ts'
import { countPhotos, openWorld, worldWithPhotos } from '../support/photoWorld.ts'
import { hrefInView, openScenario } from '../support/scenario.ts'
import { sharePage } from '../support/sharePage.ts'
import { expect, test } from '../support/test.ts'
import { touchMiddle } from '../support/touch.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const gallery = (page: Page) => page.getByRole('list', { name: '스타일 사진' })
const scroller = (page: Page) => gallery(page).locator('..')
const edge = async (part: Locator, side: 'top' | 'bottom') =>
  Math.round(await part.evaluate((element, name) => element.getBoundingClientRect()[name], side))
const scrolled = (page: Page) => scroller(page).evaluate(({ scrollLeft }) => scrollLeft)

test.describe('the landing, with a clock that only `page.clock.runFor` moves', { tag: '@core' }, () => {
  sharePage()
  test.beforeEach(async ({ page }) => {
    if (page.url() !== 'about:blank') return
    await page.clock.install()
    await page.goto('./')
    await waitForHydration(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  for (const viewport of [desktop, phone]) {
    test(`[LAND-01] ten pictures in a zigzag that scrolls sideways, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const frames = gallery(page).getByRole('listitem')
      await expect(frames).toHaveCount(10)
      const boxes = await frames.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      )
      // One row on desktops, two on phones; within a row the pictures are high and low in turn.
      const rows = viewport === phone ? [0, 1].map((row) => boxes.filter((_, at) => at % 2 === row)) : [boxes]
      for (const row of rows) {
        expect(row.map(({ y }) => y > (row[0]?.y ?? 0) + 20)).toEqual(row.map((_, at) => at % 2 === 1))
        expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((one, other) => one - other))
      }
      const sideways = await scroller(page).evaluate((element) => {
        const { overflowX } = getComputedStyle(element)
        return { overflowX, isWider: element.scrollWidth > element.clientWidth }
      })
      expect(sideways).toEqual({ overflowX: 'auto', isWider: true })
    })

    const speed = viewport === phone ? 'a pixel every 20 ms' : 'half a pixel a frame'
    test(`[LAND-02, LAND-03] it rests half a second, then moves ${speed}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      // It rests again after a pause.
      for (const name of ['움직임 멈추기', '다시 움직이기']) await page.getByRole('button', { name }).dispatchEvent('click')
      const before = await scrolled(page)
      await page.clock.runFor(499)
      expect(await scrolled(page)).toBe(before)
      await page.clock.runFor(1)
      const began = await scrolled(page)
      // A frame of the emulated clock is 16 ms.
      await page.clock.runFor(1600)
      expect((await scrolled(page)) - began).toBe(viewport === phone ? 80 : 50)
    })
  }

  test('[LAND-01, LAND-06] heading and button are in the first view of low windows too', async ({ page }) => {
    for (const size of ['1280x650', '667x375']) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main a[href$="/login"]')).toBeInViewport({ ratio: 1 })
    }
  })

  test('[LAND-01, OPEN-58] ten different pictures fill every width before the first repeats', async ({ page }) => {
    for (const size of ['320x568', '1920x1080']) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      const xs = await scroller(page).evaluate(({ children }) => [...children].map((ten) => ten.getBoundingClientRect().x))
      expect(Math.ceil((xs[1] ?? 0) - (xs[0] ?? 0)), size).toBeGreaterThanOrEqual(width)
    }
  })

  test('[LAND-04] the gallery starts over at its end', async ({ page }) => {
    await page.setViewportSize(phone)
    await scroller(page).evaluate((element) => (element.scrollLeft = element.scrollWidth - element.clientWidth - 14))
    await page.clock.runFor(1000)
    expect(await scrolled(page)).toBeLessThan(100)
  })
})

test.describe('the app', { tag: '@core' }, () => {
  sharePage()
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }))
  // A view transition that the next test interrupts would be its error.
  test.afterEach(({ page }) => page.waitForFunction(() => document.activeViewTransition === null))

  test('[NAV-03] on phones the links at the bottom give way to the checkout’s bar', async ({ page }) => {
    await page.setViewportSize(phone)
    await openScenario(page, 'mock', 'pay-card')
    const words = page.getByRole('navigation').getByRole('link', { name: '샵' })
    const order = page.getByRole('button', { name: /주문하기$/ })
    await expect(words).toBeVisible()
    const [bar, links] = [await order.boundingBox(), await words.boundingBox()]
    expect(Math.round((bar?.y ?? Infinity) + (bar?.height ?? 0))).toBeLessThanOrEqual(Math.round(links?.y ?? 0))
    await order.click()
    const pay = page.getByRole('button', { name: /결제하기$/ })
    await expect(pay).toBeVisible()
    await expect(words).toBeHidden()
    await expect(page.getByRole('button', { name: '내 계정' })).toBeVisible()
    await page.setViewportSize(desktop)
    await expect(words).toBeVisible()
  })

  test('[NAV-10] the heading still has the focus when the figures have arrived', async ({ page }) => {
    await openScenario(page, 'mock', 'home-picked')
    await page.getByRole('navigation').getByRole('link', { name: '트렌드' }).click()
    await expect(page.locator('main figure [data-mine]').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('[HOME-09, TREND-08] pages without their data go on to the footer', async ({ page, allowErrors }) => {
    allowErrors(/500/)
    const gap = async (part: Locator) => (await edge(page.getByRole('contentinfo'), 'top')) - (await edge(part, 'bottom'))
    await openScenario(page, 'mock', 'server-down')
    await expect.poll(() => gap(page.locator('section', { hasText: '큐레이션 샵 보기' }))).toBe(0)
    await page.getByRole('navigation').getByRole('link', { name: '트렌드' }).click()
    await expect.poll(() => gap(page.locator('main > div'))).toBe(0)
    expect((await page.getByRole('alert').getByRole('button').boundingBox())?.x).toBeGreaterThan(20)
  })

  test('[PICK-10] a drag moves the picture by a third at most and turns it over 100 px', async ({ page }) => {
    await page.setViewportSize(phone)
    await openScenario(page, 'mock', 'my-pick')
    await page.getByRole('button', { name: '나의 Pick 확인하기' }).click()
    const carousel = page.getByRole('dialog', { name: '나의 Pick' })
    const place = carousel.getByText(/^\d \/ \d$/)
    const track = carousel.getByRole('region', { name: '나의 Pick' }).locator('[data-dragging]')
    const slide = track.locator('> div > [role="presentation"] > :not([inert])')
    const left = async () => (await slide.boundingBox())?.x ?? Number.NaN
    await expect(place).toHaveText('1 / 3')
    await expect(slide).toBeVisible()
    const width = await track.evaluate(({ clientWidth }) => clientWidth)

    await test.step('60 px: it follows and returns', async () => {
      const home = await left()
      const finger = await touchMiddle(page, slide)
      await finger.move(-20, -40, -60)
      await expect.poll(async () => Math.round((await left()) - home)).toBe(-60)
      await finger.lift()
      await expect(place).toHaveText('1 / 3')
      await expect.poll(async () => Math.round((await left()) - home)).toBe(0)
    })

    await test.step('300 px: it follows a third of the way, the next picture comes in 300 ms', async () => {
      const home = await left()
      const finger = await touchMiddle(page, slide)
      await finger.move(-60, -160, -300)
      await expect.poll(async () => Math.round(home - (await left()))).toBe(Math.round(width / 3))
      await finger.lift()
      await expect(place).toHaveText('2 / 3')
      expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s')
    })

    await test.step('to the right over 100 px twice: the last picture follows the first', async () => {
      for (const shown of ['1 / 3', '3 / 3']) {
        const finger = await touchMiddle(page, slide)
        await finger.move(40, 90, 130)
        await finger.lift()
        await expect(place).toHaveText(shown)
      }
    })
  })

  test('[MEMO-09] Escape, close button and a press outside close and return the focus', async ({ page }) => {
    await openScenario(page, 'mock', 'memo-write')
    const dialog = page.getByRole('dialog', { name: "Pickers' Notes" })
    const text = page.getByRole('textbox', { name: '나의 메모' })
    const opener = page.getByRole('button', { name: '메모 쓰기' })
    await opener.click()
    await text.fill('남겨 둘 말')
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await page.mouse.move(700, 40)
    await page.mouse.wheel(0, 600)
    expect(await scrolled()).toBe(before)

    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: '닫기' }).click(),
      () => page.mouse.click(20, 20),
    ]
    for (const close of ways) {
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
      await opener.click()
      await expect(text).toHaveValue('남겨 둘 말')
    }
  })

  test('[COMM-03] of 5,000 memos a hundred more come whenever the end is near', async ({ page }) => {
    const cards = memoCards(page)
    await openScenario(page, 'mock', 'community-thousands')
    await expect(cards).toHaveCount(100)
    expect(Number(await wall(page).locator('li').first().getAttribute('aria-setsize'))).toBeGreaterThan(5000)
    for (const count of [200, 300]) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(cards).toHaveCount(count)
    }
  })

  for (const viewport of [phone, desktop]) {
    test(`[SHOP-02, NAV-10] the bar stays; back restores the scroll position, at ${viewport.width} px`, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1, name: '큐레이션 샵' })
      const scrollTop = () => page.evaluate(() => Math.round(scrollY))
      await page.setViewportSize(viewport)
      await openScenario(page, 'mock', 'shop-browse')
      await expect(heading).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      const bar = page.getByRole('group', { name: '카테고리' }).locator('..')
      for (const top of [56, 400, 1500]) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0)
      }

      // A fully visible card, so that the click does not scroll.
      await expect.poll(() => hrefInView(page)).toBeDefined()
      const place = await scrollTop()
      const card = page.locator(`main a[href="${await hrefInView(page)}"]`).first()
      await card.click()
      await expect(page).toHaveURL(/\/product\/\d+$/)
      await expect(heading).toHaveCount(0)
      await expect(page.getByRole('group', { name: '사이즈' })).toBeVisible()
      expect(await scrollTop()).toBe(0)
      await page.goBack()
      await expect(heading).toBeAttached()
      await expect.poll(async () => Math.abs((await scrollTop()) - place)).toBeLessThan(2)
      await expect(card).toBeInViewport({ ratio: 1 })
    })
  }

  test('[SHOP-06] a category without goods says so', async ({ page }) => {
    await openScenario(page, 'mock', 'shop-empty-category')
    await page.getByRole('button', { name: /^액세서리/ }).click()
    await expect(page.getByText('이 카테고리에는 아직 상품이 없어요')).toBeVisible()
  })

  test('[PROD-02] the viewer is opened, turned and closed by keyboard', async ({ page }) => {
    await openScenario(page, 'mock', 'product-many-sizes')
    await page.getByRole('button', { name: '1번째 사진 크게 보기' }).focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByText('1 / 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByText('3 / 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    // The main picture is the one that the viewer showed last.
    await expect(page.getByRole('button', { name: '3번째 사진 크게 보기' })).toBeFocused()
  })

  for (const viewport of [phone, desktop]) {
    test(`[ACCT-01] the account pages share a row or a sidebar, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openScenario(page, 'mock', 'profile-edit')
      const links = page.getByRole('navigation', { name: '내 계정 메뉴' }).getByRole('link')
      const accountPages = staticPaths.filter((path) => path.startsWith('/account/'))
      for (const name of ['회원정보', '주문 내역', '내 리뷰']) {
        await links.filter({ hasText: name }).click()
        await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
        const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
        const places = new Set(boxes.map((box) => box?.[viewport === phone ? 'y' : 'x']))
        expect([boxes.length, places.size]).toEqual([accountPages.length, 1])
      }
    })
  }

  test('[REV-02] the many reviews of a product are no wider than a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await openScenario(page, 'mock', 'shop-browse')
    await page.goto('./product/55/reviews')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })

  test('[REV-02, API-07] uploaded photos are shown, also without a service worker', async ({ page, context, allowErrors }) => {
    allowErrors(/service worker could not be started/)
    await openWorld(page, await worldWithPhotos('reviews-all', 2))
    await expect.poll(() => countPhotos(page, /\/mock\/photos\/\d+$/)).toBeGreaterThan(1)

    const other = await context.newPage()
    await other.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await other.goto(page.url())
    await expect.poll(() => countPhotos(other, /^blob:/)).toBeGreaterThan(1)
    await other.close()
  })
})
